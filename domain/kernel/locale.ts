/** The languages of the client; the first is the original. */
export const languages = ['id', 'en'] as const;
export type Language = (typeof languages)[number];

/** Returns the code of the language that a tag such as `id-ID` names. */
export const languageCodeOf = (tag: string): string | undefined => {
  const code = tag.toLowerCase().split(/[-_]/)[0];
  // `in` is the old code of Indonesian, still used by some Android systems.
  return code === 'in' ? 'id' : code;
};

/** Returns the saved language, else the browser's first one in `among`, else `among[0]` (spec §1; decision 30). */
export const detectLanguage = <L extends Language>(
  saved: L | undefined,
  browser: readonly string[],
  among: readonly [L, ...L[]],
): L => {
  if (saved) return saved;
  for (const tag of browser) {
    const code = languageCodeOf(tag);
    const language = among.find((it) => it === code);
    if (language) return language;
  }
  return among[0];
};
