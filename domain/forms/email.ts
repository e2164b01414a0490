/** A character of an address; excludes those that mail programs put around and between addresses. */
const part = String.raw`[^@\s<>()[\]:;,"\\]`;
const label = part.replace('@', '@.');
const address = new RegExp(`^${part}+@${label}+(?:\\.${label}+)+$`);

/** Returns whether a text is one whole address of a permitted length. */
export const isEmail = (text: string): boolean =>
  text.length >= 6 && text.length <= 254 && address.test(text);

/** Text pasted with an address: a name before `<…>`, `mailto:` and its query, quotes, and the end of a sentence. */
const wrappers: readonly (readonly [wrapper: RegExp, rest: string])[] = [
  [/^[^@<>]*<([^<>]*)>?/, '$1'],
  [/^(?:mailto:([^?%]*)(?:\?.*)?|e-?mail\s*:\s*(.*))$/i, '$1$2'],
  [/^[\s("“‘«[]+|[\s)"”’»\]>;,.]+$/g, ''],
];

const replaced = (text: string, table: readonly (readonly [RegExp, string])[]): string =>
  table.reduce((it, [found, right]) => it.replace(found, right), text);

/** Returns the address in a pasted text. A text with none or several stays. */
export const readEmail = (text: string): string => {
  const bare = replaced(text, wrappers);
  return isEmail(bare) ? bare : text;
};

/** Typing mistakes in the names of large providers and in `.com`, and stray characters at the end. */
const slips: readonly (readonly [slip: RegExp, meant: string])[] = [
  [/[^\p{L}\p{M}\p{N}]+$/u, ''],
  [/\.(?:con|cmo|comm)$/i, '.com'],
  [/@(?:g(?:mial|amil|nail|mal|mil|mai|maill)\.com|gmail\.(?:co|cm|om))$/i, '@gmail.com'],
  [/@y(?:aho|hoo|ahooo|aoo)\.(com|co\.id)$/i, '@yahoo.$1'],
  [/@yahoo\.(?:co|cm)$/i, '@yahoo.com'],
  [/@ho(?:tmial|tmal|tmai|mail)\.com$/i, '@hotmail.com'],
  [/@outlo(?:k|ook)\.com$/i, '@outlook.com'],
];

/** Returns the address that the user probably meant, if this one looks like a typing mistake. */
export const emailMeant = (typed: string): string | undefined => {
  const meant = replaced(typed, slips);
  return meant === typed || !isEmail(meant) ? undefined : meant;
};
