import { type AreaPath, villageDepth } from './find-areas';

/** Words for the kind of an area as people shorten them, and how a list may spell them; none: lists leave them out. */
const kinds: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    di: ['di', 'daerah istimewa'],
    diy: ['diy', 'yogyakarta'],
    dki: ['dki', 'daerah khusus ibukota'],
    prov: [],
    provinsi: [],
    kab: ['kab'],
    kabupaten: ['kab'],
    kec: [],
    kecamatan: [],
    kel: [],
    kelurahan: [],
    ds: [],
    desa: [],
  }),
);

/** A name without marks and capitals: `D.I. Yogyakarta` → ` di yogyakarta`. */
const comparable = (name: string): string =>
  ` ${name
    .toLowerCase()
    .replace(/\bd\.\s?i\./g, 'di')
    .replace(/[\s.,/()-]+/g, ' ')
    .trim()}`;

type Term = readonly string[];

const termsOf = (text: string): readonly Term[] =>
  comparable(text)
    .trim()
    .split(' ')
    .map((it) => kinds.get(it) ?? [it])
    .filter((spellings) => spellings.length > 0);

const holds = (name: string, term: Term): boolean => term.some((it) => name.includes(` ${it}`));

/** The words of an area and of those above it as far as `from`; its own name by itself. */
const wordsOf = (path: AreaPath, from: number) => ({
  own: comparable(path[path.length - 1]?.name ?? ''),
  whole: path
    .slice(from)
    .map(({ name }) => comparable(name))
    .join(''),
});

/**
 * Returns the areas that a text names, in any order of its words: each word begins a word of the area or of one above it
 * (below depth `from`), and one of them is its own. Names that begin with the text come first.
 */
export const matchingAreas = (
  found: readonly AreaPath[],
  text: string,
  from: number,
): readonly AreaPath[] => {
  const terms = termsOf(text);
  if (terms.length === 0) return found;
  const matches = found.filter((path) => {
    const { own, whole } = wordsOf(path, from);
    return terms.every((it) => holds(whole, it)) && terms.some((it) => holds(own, it));
  });
  const begins = (path: AreaPath) => wordsOf(path, from).own.startsWith(comparable(text));
  return [...matches.filter(begins), ...matches.filter((path) => !begins(path))];
};

/** Below more cities than these nothing is searched: each costs a call for each of its districts. */
const mostCities = 3;

/** Returns the cities that the most words of a text name, where the others may name what lies below; few, or none. */
export const citiesNamed = (found: readonly AreaPath[], text: string): readonly AreaPath[] => {
  const terms = termsOf(text);
  const scored = found
    .filter(({ length }) => length === villageDepth - 2)
    .map((path) => {
      const { own, whole } = wordsOf(path, 0);
      const isNamed = terms.some((it) => holds(own, it));
      return { path, score: isNamed ? terms.filter((it) => holds(whole, it)).length : 0 };
    });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const cities = scored.filter(({ score }) => best > 0 && score === best).map(({ path }) => path);
  return cities.length <= mostCities ? cities : [];
};
