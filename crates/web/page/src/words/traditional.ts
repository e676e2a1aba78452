// Chinese in traditional characters, made of the texts in simplified ones.

/** Characters of the texts and of names of fan, each before its traditional form; `PHRASES` has the exceptions. */
const CHARACTERS =
  '罗羅万萬仪儀与與专專东東丢丟两兩个個为為书書于於亲親仅僅从從们們价價优優会會体體余餘儿兒兰蘭关關内內写寫决決况況准準减減几幾凤鳳击擊划劃则則删刪别別务務动動区區单單却卻压壓双雙发發' +
  '栏欄虑慮声聲变變叠疊号號后後吗嗎听聽员員响響围圍国國图圖圆圓场場垒壘墙牆处處备備够夠头頭夹夾宝寶对對导導将將尝嘗尽盡层層属屬岭嶺带帶并並庄莊应應开開异異弃棄张張强強归歸当當录錄径徑态態总總' +
  '战戰户戶执執抢搶择擇挡擋捞撈损損换換据據摊攤撑撐数數断斷无無时時显顯暂暫术術机機杠槓条條来來标標样樣检檢欧歐气氣汉漢没沒浅淺测測浏瀏满滿灯燈点點烧燒状狀环環现現电電画畫盖蓋盘盤' +
  '着著砖磚确確离離种種称稱简簡类類紧緊红紅级級纯純线線组組细細终終经經结結绘繪给給绝絕统統继繼续續绿綠编編缘緣缩縮罚罰联聯胜勝脑腦节節范範荣榮莲蓮补補见見观觀规規视視览覽语語计計' +
  '认認让讓议議记記许許论論设設证證评評识識试試该該误誤请請读讀谁誰谱譜负負责責贯貫赏賞踪蹤车車转轉轮輪载載较較输輸边邊达達过過还還这這进進远遠连連适適选選邻鄰采採里裡钓釣铳銃链鏈' +
  '销銷错錯键鍵长長门門闭閉问問间間闲閒阶階随隨难難页頁项項顺順须須顾顧领領题題颜顏额額风風飞飛饼餅马馬验驗骑騎骤驟鱼魚鸟鳥鸣鳴齐齊龙龍龟龜幺么“「”」';

/** What characters alone don't decide: which form is meant, and what is called otherwise in Taiwan. */
const PHRASES =
  '里宝牌 裏寶牌 什么 什麼 怎么 怎麼 复制 複製 绘制 繪製 重复 重複 复合 複合 反复 反覆 供托 供託 舍牌 捨牌 标签 標籤 日志 日誌 链接 連結 文件 檔案 ' +
  '设置 設定 设备 裝置 保存 儲存 数据 資料 导出 匯出 导入 匯入 搜索 搜尋 服务器 伺服器 字符 字元 概率 機率 消息 訊息 撤销 復原 ' +
  '解压 解壓縮 客户端 用戶端 公有领域 公共領域 置信区间 信賴區間';

const forms = new Map<string, string>();
for (const all of [PHRASES.split(' '), [...CHARACTERS]]) for (let i = 0; i < all.length; i += 2) forms.set(all[i]!, all[i + 1]!);
const SIMPLIFIED = new RegExp([...forms.keys()].join('|'), 'g');

/** A text in traditional characters. One that has them already stays as it is. */
export function traditional(text: string): string {
  return text.replace(SIMPLIFIED, (it) => forms.get(it)!);
}

/** What a function of the words says: a name that was passed to it, such as a player's, stays as it is. */
function said(text: string, args: readonly unknown[]): string {
  const passed = args.find((it): it is string => typeof it === 'string' && traditional(it) !== it && text.includes(it));
  return passed === undefined ? traditional(text) : text.split(passed).map((it) => said(it, args)).join(passed);
}

/** Words in traditional characters, whatever they are: texts, lists and functions that make one. */
export function inTraditional<T>(words: T): T {
  return converted(words) as T;
}

function converted(it: unknown): unknown {
  if (typeof it === 'string') return traditional(it);
  if (typeof it === 'function') return (...args: unknown[]) => said(String(it(...args)), args);
  if (Array.isArray(it)) return it.map(converted);
  return Object.fromEntries(Object.entries(it as object).map(([key, value]) => [key, converted(value)]));
}
