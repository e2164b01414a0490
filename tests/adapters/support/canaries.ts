/** Invented personal values; no report may contain any of them. */
export const canaries = {
  nik: '3171234567890123',
  name: 'Sitirahayu Kusumawardhani',
  mother: 'Ngatiyempurwaningsih',
  email: 'sitirahayu.k@example.org',
  phone: '081298765432',
  address: 'Jl. Melati Raya No. 12, Bandungkulon',
  employer: 'PT Sumberrejekimakmur',
  birthday: '1990-11-27',
  income: '7654321',
  code: '918273',
  account: '8077712345678901',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzaXRpcmFoYXl1In0.c2lnbmVkLWJ5LXVz',
  challenge: 'ch_9f8e7d6c5b4a39281706f5e4d3c2b1a0998877',
} as const;

export const everything: string = Object.values(canaries).join(' | ');

const spellings: readonly ((value: string) => string)[] = [
  (value) => value,
  (value) => value.toLowerCase(),
  encodeURIComponent,
  (value) => encodeURIComponent(encodeURIComponent(value)),
  (value) => Buffer.from(value).toString('base64').replace(/=+$/, ''),
  (value) => Buffer.from(value).toString('base64url'),
  (value) => Buffer.from(value).toString('hex'),
  (value) => JSON.stringify(value).slice(1, -1),
];

/** The names of the canaries in a text, in any of eight encodings. */
export const canariesIn = (text: string): readonly string[] =>
  Object.entries(canaries)
    .filter(([, value]) => spellings.some((spell) => text.includes(spell(value))))
    .map(([name]) => name);
