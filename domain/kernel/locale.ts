/** The languages of the client; the first is the original. */
export const languages = ['id', 'en'] as const;
export type Language = (typeof languages)[number];

/** Returns the saved language, else the browser's first one in `among`, else `among[0]` (spec §1; decision 30). */
export const detectLanguage = <L extends Language>(
  saved: L | undefined,
  browser: readonly string[],
  among: readonly [L, ...L[]],
): L => {
  if (saved) return saved;
  for (const tag of browser) {
    const primary = tag.toLowerCase().split(/[-_]/)[0];
    // `in` is the old code of Indonesian, still used by some Android systems.
    const code = primary === 'in' ? 'id' : primary;
    const language = among.find((it) => it === code);
    if (language) return language;
  }
  return among[0];
};
