// What a page shows at its present size: what is cut, what is too small to be hit, what is there to be read.

/**
 * Runs in the page. `cut`: text and tiles that something clips, or that lie beside the page. `small`: targets below
 * `least` pixels. `shown`: every text that can be read. `tiles`: the number of tiles that can be seen.
 *
 * Nothing in a cell of a table may be out of sight: a figure that must be scrolled to is one that nobody sees. Other
 * parts may scroll sideways where a user of the keyboard reaches them and a shadow at the edge says that there is
 * more (`.scroll`).
 *
 * Exempt from the size, by WCAG 2.5.5:
 * - inline: a link within a sentence or a list of words, whose lines it would tear apart
 * - essential: the places of a board game, whose board must be seen whole (`[data-board]`)
 * - equivalent: what only repeats a larger control beside it, and is none for the keyboard (`tabindex="-1"`, hidden);
 *   a term within a text (`.term`), which the room of the glossary has, too
 */
export function measure(least) {
  const cut = new Set();
  const small = new Map();
  const shown = new Set();
  let tiles = 0;
  const width = document.documentElement.clientWidth;
  const root = document.documentElement;
  const over = Math.max(root.scrollWidth, document.body.scrollWidth) - width;
  const name = (it) => `${it.tagName.toLowerCase()}${it.className && typeof it.className === 'string' ? `.${it.className.trim().replace(/\s+/g, '.')}` : ''}`;
  const where = (it) => `${it.closest('[class]') ? name(it.closest('[class]')) : name(it)} < ${name(it.parentElement ?? it)}`;
  const style = new Map();
  const styleOf = (it) => style.get(it) ?? (style.set(it, getComputedStyle(it)), style.get(it));
  const unseen = (it) => it.closest('.unseen, .skip, .ghost, [hidden]') !== null;

  /** How an element clips what is in it, if it does. */
  const clips = new Map();
  const clipOf = (it) => {
    if (!clips.has(it)) {
      const { overflowX, overflowY, clipPath } = styleOf(it);
      const box = it.getBoundingClientRect();
      const inside = { left: box.left + it.clientLeft, top: box.top + it.clientTop, right: box.left + it.clientLeft + it.clientWidth, bottom: box.top + it.clientTop + it.clientHeight };
      const scrolls = /auto|scroll/.test(overflowX) && it.scrollWidth > it.clientWidth;
      const told = it.matches('.scroll') && (it.tabIndex >= 0 || it.querySelector('a, button')) && styleOf(it).backgroundImage !== 'none';
      clips.set(it, overflowX === 'visible' && clipPath === 'none' ? null : { inside, sideways: !(scrolls && told), down: !/auto|scroll/.test(overflowY) });
    }
    return clips.get(it);
  };
  const lost = (rect, from) => {
    if (rect.width === 0 || rect.height === 0) return false;
    const cell = from.closest('td, th');
    for (let it = from; it && it !== document.body; it = it.parentElement) {
      const clip = styleOf(it).display === 'inline' ? null : clipOf(it);
      if (!clip) continue;
      const { inside } = clip;
      if ((clip.sideways || cell) && (rect.left < inside.left - 1.5 || rect.right > inside.right + 1.5)) return true;
      // Glyphs reach above and below their line.
      if (clip.down && (rect.top + rect.height / 2 < inside.top || rect.top + rect.height / 2 > inside.bottom)) return true;
      if (!clip.sideways && !cell) return false;
    }
    return rect.left < -1.5 || rect.right > width + 1.5;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const it = node.parentElement;
    if (text === '' || !it || unseen(it) || it.closest('script, style, noscript, option, select, textarea, .brand, [role=timer]') || !it.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()];
    if (it instanceof SVGElement && rects.length === 0) continue;
    if (rects.some((rect) => lost(rect, it))) cut.add(`"${text.slice(0, 40)}" in ${where(it)}`);
    else shown.add(text);
  }
  for (const it of document.querySelectorAll('.tile')) {
    if (unseen(it) || !it.checkVisibility()) continue;
    if (!it.closest('[data-board]') && lost(it.getBoundingClientRect(), it.parentElement)) cut.add(`tile ${it.dataset.tile} in ${where(it.parentElement)}`);
    else tiles++;
  }

  // What a select or an empty field says isn't text of the document.
  const pen = document.createElement('canvas').getContext('2d');
  for (const it of document.querySelectorAll('select, input')) {
    if (unseen(it) || !it.checkVisibility()) continue;
    const said = it instanceof HTMLSelectElement ? it.selectedOptions[0]?.text : it.value === '' ? it.placeholder : '';
    if (!said) continue;
    const { font, paddingLeft, paddingRight } = styleOf(it);
    pen.font = font;
    const room = it.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - (it instanceof HTMLSelectElement ? 16 : 0);
    if (pen.measureText(said).width > room + 1) cut.add(`"${said}" in ${where(it)}`);
  }

  for (const it of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    if (unseen(it) || it.matches(':disabled') || !it.checkVisibility({ visibilityProperty: true }) || it.closest('[data-board]')) continue;
    if (it.closest('[inert]') || (it.tabIndex < 0 && it.closest('[aria-hidden=true]'))) continue;
    if (it.matches('.term')) continue;
    const inline = it.matches('a') && styleOf(it).display === 'inline' && it.parentElement.matches('p, li, dd, dt, td, figcaption, span');
    if (inline) continue;
    const box = (it.closest('label') ?? it).getBoundingClientRect();
    if (box.width < least - 0.5 || box.height < least - 0.5) small.set(`${name(it)} "${(it.getAttribute('aria-label') ?? it.textContent ?? '').trim().slice(0, 24)}"`, `${Math.round(box.width)}×${Math.round(box.height)}`);
  }
  return { over, cut: [...cut], small: [...small], shown: [...shown], tiles };
}

/**
 * Runs in the page. Every target below `least` pixels, without an exemption: links within texts and tiles of boards, too.
 * What lies under a label is as large as the label.
 */
export function targets(least) {
  const small = new Set();
  for (const it of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    if (it.matches(':disabled') || it.closest('.unseen, .skip, [hidden], [inert]') || !it.checkVisibility({ visibilityProperty: true })) continue;
    const { width, height } = (it.closest('label') ?? it).getBoundingClientRect();
    if (width < least || height < least) small.add(`${it.tagName.toLowerCase()}.${it.className} "${(it.getAttribute('aria-label') ?? it.textContent ?? '').trim().slice(0, 24)}" ${width.toFixed(1)} × ${height.toFixed(1)}`);
  }
  return [...small];
}
