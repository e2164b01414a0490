/** @typedef {{ name: string; superclass?: { name: string } } & Record<string, unknown>} Declaration */
/** @typedef {{ modules: { declarations: Declaration[] }[] } & Record<string, unknown>} Manifest */

const lists = ['attributes', 'members', 'events', 'slots', 'cssParts', 'cssProperties'];

/** @param {unknown} value */
const listOf = (value) => (Array.isArray(value) ? value : []);

/**
 * Returns the same elements, each with the members of its superclass, which editors do not look up.
 * @param {Manifest} manifest
 * @returns {Manifest}
 */
export const withInherited = (manifest) => {
  const all = manifest.modules.flatMap(({ declarations }) => declarations);
  /** @param {Declaration} own */
  const whole = (own) => {
    const base = all.find(({ name }) => name === own.superclass?.name);
    if (base === undefined) return own;
    const merged = lists.map((list) => [list, [...listOf(own[list]), ...listOf(base[list])]]);
    return { ...own, ...Object.fromEntries(merged) };
  };
  const modules = manifest.modules.map((it) => ({
    ...it,
    declarations: it.declarations.map(whole),
  }));
  return { ...manifest, modules };
};
