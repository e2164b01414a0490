export type Language = 'id' | 'en';

/** The saved preference, then the browser's languages in their order, then Indonesian (spec §1; decision 30). */
export const detectLanguage = (
  saved: Language | undefined,
  browser: readonly string[],
): Language => {
  if (saved) return saved;
  for (const tag of browser) {
    const primary = tag.toLowerCase().split('-')[0];
    // `in` is the old code of Indonesian, still said by some Android systems.
    if (primary === 'id' || primary === 'in') return 'id';
    if (primary === 'en') return 'en';
  }
  return 'id';
};
