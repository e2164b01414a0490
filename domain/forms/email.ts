/** A sign of an address, which is none of those that mail programs put around and between addresses. */
const part = String.raw`[^@\s<>()[\]:;,"\\]`;
const label = part.replace('@', '@.');
const address = new RegExp(`^${part}+@${label}+(?:\\.${label}+)+$`);

/** Returns whether a text is one whole address, as long as an address may be. */
export const isEmail = (text: string): boolean =>
  text.length >= 6 && text.length <= 254 && address.test(text);

/** What is pasted along: a name before `<…>`, the link's `mailto:` and its query, quotes and what ends a sentence. */
const wrappers: readonly (readonly [wrapper: RegExp, rest: string])[] = [
  [/^[^@<>]*<([^<>]*)>?/, '$1'],
  [/^(?:mailto:([^?%]*)(?:\?.*)?|e-?mail\s*:\s*(.*))$/i, '$1$2'],
  [/^[\s("“‘«[]+|[\s)"”’»\]>;,.]+$/g, ''],
];

const replaced = (text: string, table: readonly (readonly [RegExp, string])[]): string =>
  table.reduce((it, [found, right]) => it.replace(found, right), text);

/** Reads the one address in a pasted text; a text that holds none or several stays as it is. */
export const readEmail = (text: string): string => {
  const bare = replaced(text, wrappers);
  return isEmail(bare) ? bare : text;
};

/** Slips of the large providers' names and of `.com`, and signs that were typed along at the end. */
const slips: readonly (readonly [slip: RegExp, meant: string])[] = [
  [/[^\p{L}\p{M}\p{N}]+$/u, ''],
  [/\.(?:con|cmo|comm)$/i, '.com'],
  [/@(?:g(?:mial|amil|nail|mal|mil|mai|maill)\.com|gmail\.(?:co|cm|om))$/i, '@gmail.com'],
  [/@y(?:aho|hoo|ahooo|aoo)\.(com|co\.id)$/i, '@yahoo.$1'],
  [/@yahoo\.(?:co|cm)$/i, '@yahoo.com'],
  [/@ho(?:tmial|tmal|tmai|mail)\.com$/i, '@hotmail.com'],
  [/@outlo(?:k|ook)\.com$/i, '@outlook.com'],
];

/** Returns the whole address that was probably meant, where this one looks like a slip. */
export const emailMeant = (typed: string): string | undefined => {
  const meant = replaced(typed, slips);
  return meant === typed || !isEmail(meant) ? undefined : meant;
};
