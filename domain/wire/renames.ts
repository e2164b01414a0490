/**
 * The path of a group in an answer, a field that it lacks, and one that it has instead and that could be read as the
 * first. A tuple, since the first load of the client makes it.
 */
export type RenamePair = readonly [at: string, missing: string, unknown: string];

/** Words that mean the same in names of fields. */
const alike: readonly (readonly string[])[] = [
  ['time', 'date', 'at', 'on', 'day', 'until', 'timestamp'],
  ['amount', 'total', 'sum', 'value', 'nominal', 'balance'],
  ['url', 'link', 'uri', 'href', 'address'],
  ['id', 'uuid', 'number', 'no', 'code', 'ref', 'reference', 'key'],
  ['name', 'title', 'label', 'text', 'description'],
  ['fee', 'charge', 'penalty', 'cost'],
  ['status', 'state', 'stage', 'phase'],
  ['type', 'kind', 'category'],
  ['merchant', 'partner', 'shop', 'store'],
  ['due', 'bill', 'invoice', 'payable'],
  ['used', 'spent', 'utilized', 'utilised'],
  ['available', 'remaining', 'left'],
  ['tenor', 'term', 'duration', 'months', 'period'],
  ['enabled', 'active', 'on'],
  ['transactions', 'history', 'entries', 'records'],
  ['instalment', 'installment', 'schedule'],
  ['image', 'logo', 'picture', 'icon', 'photo'],
];

const empty = new Set(['is', 'has', 'the', 'list', 'of', 'data']);

/** Returns the words of a name, in snake or camel case, without those that say nothing. */
const wordsIn = (name: string): readonly string[] => {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
  const telling = words.filter((word) => !empty.has(word));
  return telling.length > 0 ? telling : words;
};

const singular = (word: string): string => word.replace(/s$/, '');

/** Returns how alike two words are: 1 for the same, less for a beginning, a synonym, or the same consonants. */
const likenessOfWords = (one: string, other: string): number => {
  const [a, b] = [singular(one), singular(other)];
  if (a === b) return 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length > 2 && long.startsWith(short)) return 0.8;
  if (alike.some((row) => [a, b].every((word) => row.map(singular).includes(word)))) return 0.7;
  const consonants = (word: string) => word.replace(/[aeiou]/g, '');
  return short.length > 1 && consonants(long).startsWith(consonants(short)) ? 0.5 : 0;
};

/**
 * Returns how alike two names are, from 0 to 1: each word counts with its best match in the other name. A masked value
 * is never another name of a plain one.
 */
const likeness = (one: string, other: string): number => {
  const [a, b] = [wordsIn(one), wordsIn(other)];
  if (a.includes('masked') !== b.includes('masked')) return 0;
  const best = (word: string, words: readonly string[]) =>
    Math.max(...words.map((it) => likenessOfWords(word, it)));
  const sum = (from: readonly string[], to: readonly string[]) =>
    from.reduce((all, word) => all + best(word, to), 0);
  return (sum(a, b) + sum(b, a)) / (a.length + b.length);
};

/** From this likeness on, two names may mean the same. */
const enough = 0.4;

/** Returns the pairs whose names are alike, the most alike first. Each name belongs to one pair. */
export const likelyRenames = (pairs: readonly RenamePair[]): readonly RenamePair[] => {
  const taken = new Set<string>();
  return pairs
    .map((pair) => ({ pair, score: likeness(pair[1], pair[2]) }))
    .filter(({ score }) => score >= enough)
    .sort((a, b) => b.score - a.score)
    .flatMap(({ pair }) => {
      const [at, missing, unknown] = pair;
      const names = [`${at} lacks ${missing}`, `${at} has ${unknown}`];
      if (names.some((it) => taken.has(it))) return [];
      for (const it of names) taken.add(it);
      return [pair];
    });
};
