// The glossary, which is loaded after the page is there: a file a language, and one for both kinds of Chinese.

import { language, type Language } from '../../store/settings.ts';
import type { Glossary } from './terms.ts';

const ALL: Readonly<Record<Language, () => Promise<{ readonly glossary: Glossary }>>> = {
  en: () => import('./en.ts'),
  ja: () => import('./ja.ts'),
  'zh-Hans': () => import('./zh.ts'),
  'zh-Hant': async () => {
    const [{ inTraditional }, { glossary }] = await Promise.all([import('../traditional.ts'), import('./zh.ts')]);
    return { glossary: inTraditional(glossary) };
  },
};

export async function loadGlossary(): Promise<Glossary> {
  return (await ALL[language()]()).glossary;
}
