/** Slips of the large providers' names and of `.com`, and signs that were pasted along at the end. */
const slips: readonly (readonly [slip: RegExp, meant: string])[] = [
  [/[^\p{L}\p{M}\p{N}]+$/u, ''],
  [/\.(?:con|cmo|comm)$/i, '.com'],
  [/@(?:g(?:mial|amil|nail|mal|mil|mai|maill)\.com|gmail\.(?:co|cm|om))$/i, '@gmail.com'],
  [/@y(?:aho|hoo|ahooo|aoo)\.(com|co\.id)$/i, '@yahoo.$1'],
  [/@yahoo\.(?:co|cm)$/i, '@yahoo.com'],
  [/@ho(?:tmial|tmal|tmai|mail)\.com$/i, '@hotmail.com'],
  [/@outlo(?:k|ook)\.com$/i, '@outlook.com'],
];

/** Returns the address that was probably meant, where this one looks like a slip. */
export const emailMeant = (address: string): string | undefined => {
  const meant = slips.reduce((text, [slip, right]) => text.replace(slip, right), address);
  return meant === address ? undefined : meant;
};
