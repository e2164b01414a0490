/** Short forms that stay in capitals. */
const capitals = new Set(['DKI', 'DI', 'RT', 'RW', 'II', 'III', 'IV']);

const capitalized = (text: string): string =>
  capitals.has(text) ? text : text.charAt(0) + text.slice(1).toLowerCase();

/** Converts capitals: `KOTA BANDUNG` → `Kota Bandung`. A name that is not all capitals is returned unchanged. */
export const areaLabel = (name: string): string =>
  name === name.toUpperCase() ? name.replace(/\p{L}+/gu, capitalized) : name;
