/**
 * The path of a group in an answer, a field that it lacks, and one that it has instead and that could be read as the
 * first. A tuple, since the first load of the client makes it.
 */
export type RenamePair = readonly [at: string, missing: string, unknown: string];

const ids = ['id', 'uuid', 'number', 'no', 'code', 'ref', 'reference', 'key', 'kode'];

/** Words for the kind of a value; those of a row mean the same. */
const kinds: readonly (readonly string[])[] = [
  ['time', 'date', 'at', 'on', 'day', 'until', 'timestamp', 'tanggal'],
  ['amount', 'total', 'sum', 'value', 'nominal', 'balance', 'jumlah'],
  ['url', 'link', 'uri', 'href', 'address'],
  ids,
  ['name', 'title', 'label', 'text', 'description', 'headline', 'nama'],
  ['status', 'state', 'stage', 'phase', 'flag'],
  ['type', 'kind', 'category'],
];

/** Words for the subject of a field; those of a row mean the same. */
const subjects: readonly (readonly string[])[] = [
  ['fee', 'charge', 'penalty', 'cost'],
  ['late', 'penalty', 'overdue'],
  ['admin', 'service'],
  ['merchant', 'partner', 'shop', 'store'],
  ['due', 'bill', 'invoice', 'payable', 'outstanding'],
  ['transaction', 'trx', 'txn', 'history', 'entries', 'records'],
  ['agreement', 'contract', 'document', 'file'],
  ['application', 'submission'],
  ['account', 'va'],
  ['used', 'spent', 'utilized', 'utilised'],
  ['available', 'remaining', 'left'],
  ['upcoming', 'next'],
  ['tenor', 'term', 'duration', 'months', 'period'],
  ['enabled', 'active', 'on'],
  ['instalment', 'installment', 'schedule'],
  ['image', 'logo', 'picture', 'icon', 'photo'],
  ['work', 'job', 'employment', 'occupation'],
  ['employer', 'company', 'workplace', 'office'],
  ['income', 'salary', 'earnings'],
  ['phone', 'mobile', 'telephone', 'msisdn', 'landline'],
  ['email', 'mail'],
  ['gender', 'sex'],
  ['zip', 'postal', 'postcode', 'pos'],
  ['residential', 'address'],
];

const singular = (word: string): string => word.replace(/s$/, '');

const isIn = (rows: readonly (readonly string[])[], ...words: readonly string[]): boolean =>
  rows.some((row) => words.every((word) => row.some((it) => singular(it) === singular(word))));

const empty = new Set(['is', 'has', 'the', 'list', 'of', 'data', 'info', 'per']);

/** Returns the words of a name, in snake or camel case, without those without a meaning. */
const wordsIn = (name: string): readonly string[] => {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
  const telling = words.filter((word) => !empty.has(word));
  return telling.length > 0 ? telling : words;
};

/** Returns how alike two words are: 1 for the same, less for a beginning, a synonym, or the same consonants. */
const likenessOfWords = (one: string, other: string): number => {
  const [a, b] = [singular(one), singular(other)];
  if (a === b) return 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length > 2 && long.startsWith(short)) return 0.9;
  if (isIn([...kinds, ...subjects], a, b)) return 0.7;
  const consonants = (word: string) => word.replace(/[aeiou]/g, '');
  return consonants(short).length > 1 && consonants(long).startsWith(consonants(short)) ? 0.5 : 0;
};

const bestIn = (word: string, words: readonly string[]): number =>
  Math.max(0, ...words.map((it) => likenessOfWords(word, it)));

/**
 * Returns how alike the words of a missing name and of an unknown one are, from 0 to 1. Words without a match that mean
 * different things make it 0: an `adminFee` is not a `lateFee`, and an `iconId` is not an `id`.
 */
const likenessOfNames = (missing: readonly string[], unknown: readonly string[]): number => {
  const isAlone = (words: readonly string[]) => (word: string) => bestIn(word, words) === 0;
  const lost = missing.filter(isAlone(unknown));
  const added = unknown.filter(isAlone(missing));
  const isAbout = (word: string): boolean => isIn(subjects, word) && !isIn(kinds, word);
  const isKnown = (word: string): boolean => isIn([...kinds, ...subjects], word);
  if (lost.some(isKnown) && added.some(isKnown)) return 0;
  if (lost.length === 0 && added.some(isAbout)) return 0;
  if (lost.length > 0 && unknown.every((word) => isIn([ids], word))) return 0;
  const sum = (from: readonly string[], to: readonly string[]) =>
    from.reduce((all, word) => all + bestIn(word, to), 0);
  return (sum(missing, unknown) + sum(unknown, missing)) / (missing.length + unknown.length);
};

/**
 * Returns how alike two names of a group are, from 0 to 1. The words of the group's own name may be left out: in a list
 * of transactions, `transactionTime` means `time`. 0 if only one of them says `masked`.
 */
const likeness = ([at, missing, unknown]: RenamePair): number => {
  const [a, b] = [wordsIn(missing), wordsIn(unknown)];
  if (a.includes('masked') !== b.includes('masked')) return 0;
  const group = wordsIn(
    at
      .split('.')
      .filter((it) => it !== '*')
      .slice(-1)
      .join(),
  );
  const own = (words: readonly string[]): readonly string[] => {
    const others = words.filter((word) => bestIn(word, group) < 0.7);
    return others.length > 0 ? others : words;
  };
  return Math.max(likenessOfNames(a, b), likenessOfNames(own(a), own(b)));
};

/** From this likeness on, two names may mean the same. */
const enough = 0.4;

/**
 * Returns the pairs whose names are alike, the most alike first. Each name belongs to one pair. A name with two equally
 * good partners has none.
 */
export const likelyRenames = (pairs: readonly RenamePair[]): readonly RenamePair[] => {
  const taken = new Set<string>();
  const sidesOf = ([at, missing, unknown]: RenamePair): readonly string[] => [
    `${at} lacks ${missing}`,
    `${at} has ${unknown}`,
  ];
  const scored = pairs
    .map((pair) => ({ pair, sides: sidesOf(pair), score: likeness(pair) }))
    .filter(({ score }) => score >= enough)
    .sort((a, b) => b.score - a.score);
  return scored.flatMap((it) => {
    const isOpen = ({ sides }: typeof it): boolean => !sides.some((side) => taken.has(side));
    const isEqual = (other: typeof it): boolean =>
      other !== it &&
      Math.abs(other.score - it.score) < 0.001 &&
      other.sides.some((side) => it.sides.includes(side));
    if (!isOpen(it) || scored.some((other) => isEqual(other) && isOpen(other))) return [];
    for (const side of it.sides) taken.add(side);
    return [it.pair];
  });
};
