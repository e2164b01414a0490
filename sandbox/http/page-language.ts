import type { SandboxContext } from './envelope';

/** The languages of the sandbox's own pages. */
export type PageLanguage = 'id' | 'en';

/** Returns the language in the address, or English when the browser prefers it, or Indonesian. */
export const pageLanguageOf = (c: SandboxContext): PageLanguage => {
  const wanted = c.req.query('lang') ?? c.req.header('accept-language') ?? '';
  return /^en\b/i.test(wanted) ? 'en' : 'id';
};

/** Picks one of two texts: the first in Indonesian, the second in English. */
export const sayIn =
  (lang: PageLanguage) =>
  (indonesian: string, english: string): string =>
    lang === 'en' ? english : indonesian;

export type Say = ReturnType<typeof sayIn>;
