import { type AreaPath, villageDepth } from './find-areas';

/** The list spellings of words that users shorten or spell differently; empty when the lists leave the word out. */
const spellings: ReadonlyMap<string, readonly string[]> = new Map(
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
    kodya: ['kota'],
    kotamadya: ['kota'],
    jogja: ['jogja', 'yogyakarta'],
    jogjakarta: ['yogyakarta'],
    jkt: ['jakarta'],
    jakpus: ['jakarta pusat'],
    jakut: ['jakarta utara'],
    jakbar: ['jakarta barat'],
    jaksel: ['jakarta selatan'],
    jaktim: ['jakarta timur'],
    tangsel: ['tangerang selatan'],
    sumut: ['sumatera utara'],
    sumbar: ['sumatera barat'],
    sumsel: ['sumatera selatan'],
    babel: ['babel', 'bangka belitung'],
    kepri: ['kepulauan riau'],
    jabar: ['jawa barat'],
    jateng: ['jawa tengah'],
    jatim: ['jawa timur'],
    ntb: ['nusa tenggara barat'],
    ntt: ['nusa tenggara timur'],
    kalbar: ['kalimantan barat'],
    kalteng: ['kalimantan tengah'],
    kalsel: ['kalimantan selatan'],
    kaltim: ['kalimantan timur'],
    kaltara: ['kalimantan utara'],
    sulut: ['sulawesi utara'],
    sulteng: ['sulawesi tengah'],
    sulsel: ['sulawesi selatan'],
    sultra: ['sulawesi tenggara'],
    sulbar: ['sulawesi barat'],
  }),
);

/** Returns a name in lower case, without punctuation, after a space: `D.I. Yogyakarta` → ` di yogyakarta`. */
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
    .map((it) => spellings.get(it) ?? [it])
    .filter((it) => it.length > 0);

const holds = (name: string, term: Term): boolean => term.some((it) => name.includes(` ${it}`));

/** Returns the words of the last name (`own`) and of all names (`whole`). */
const wordsOf = (names: readonly string[]) => ({
  own: comparable(names[names.length - 1] ?? ''),
  whole: names.map(comparable).join(''),
});

/**
 * Returns the items whose names match all words in a text, in any order. A text word matches the beginning of a name
 * word, and at least one must match the item's own (last) name. Items whose own name begins with the text come first.
 */
export const matching = <T>(
  items: readonly T[],
  text: string,
  namesOf: (item: T) => readonly string[],
): readonly T[] => {
  const terms = termsOf(text);
  if (terms.length === 0) return items;
  const matches = items.filter((item) => {
    const { own, whole } = wordsOf(namesOf(item));
    return terms.every((it) => holds(whole, it)) && terms.some((it) => holds(own, it));
  });
  const begins = (item: T) => wordsOf(namesOf(item)).own.startsWith(comparable(text));
  return [...matches.filter(begins), ...matches.filter((item) => !begins(item))];
};

const namesFrom =
  (from: number) =>
  (path: AreaPath): readonly string[] =>
    path.slice(from).map(({ name }) => name);

/** Returns the areas that match a text by their own names and those above them, from depth `from` down. */
export const matchingAreas = (
  found: readonly AreaPath[],
  text: string,
  from: number,
): readonly AreaPath[] => matching(found, text, namesFrom(from));

/** The largest number of cities to search below: each costs one call for each of its districts. */
const mostCities = 3;

/** Returns the cities that match the most words; none when there are too many. Other words may name areas below. */
export const citiesNamed = (found: readonly AreaPath[], text: string): readonly AreaPath[] => {
  const terms = termsOf(text);
  const scored = found
    .filter(({ length }) => length === villageDepth - 2)
    .map((path) => {
      const { own, whole } = wordsOf(namesFrom(0)(path));
      const isNamed = terms.some((it) => holds(own, it));
      return { path, score: isNamed ? terms.filter((it) => holds(whole, it)).length : 0 };
    });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const cities = scored.filter(({ score }) => best > 0 && score === best).map(({ path }) => path);
  return cities.length <= mostCities ? cities : [];
};
