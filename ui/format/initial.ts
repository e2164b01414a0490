/** Returns the first letter or digit of a name, as a capital; a bullet for a name without one. */
export const initialOf = (name: string): string =>
  (/[\p{L}\p{N}]/u.exec(name.normalize('NFKC'))?.[0] ?? '\u2022').toLocaleUpperCase('id');
