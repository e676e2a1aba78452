// The glossary, which is loaded after the page is there: a file a language.

import { language, type Language } from '../../store/settings.ts';
import type { Glossary } from './terms.ts';

const ALL: Readonly<Record<Language, () => Promise<{ readonly glossary: Glossary }>>> = {
  en: () => import('./en.ts'),
  ja: () => import('./ja.ts'),
};

export async function loadGlossary(): Promise<Glossary> {
  return (await ALL[language()]()).glossary;
}
