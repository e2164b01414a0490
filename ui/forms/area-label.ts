/** Short forms that stay in capitals. */
const capitals = new Set(['DKI', 'DI', 'RT', 'RW', 'II', 'III', 'IV']);

const capitalized = (text: string): string =>
  capitals.has(text) ? text : text.charAt(0) + text.slice(1).toLowerCase();

/** `KOTA BANDUNG` → `Kota Bandung`: registers shout, pages do not. A name that is not all capitals keeps its spelling. */
export const areaLabel = (name: string): string =>
  name === name.toUpperCase() ? name.replace(/\p{L}+/gu, capitalized) : name;
