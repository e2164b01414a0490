import { describe, expect, test } from 'vitest';
import { checkConfig, exampleHosts } from '../../delivery/check-config';
import { configSchema } from '../../domain/config/config';
import { clientConfig, everyHost } from '../support/client-config';
import { production } from './support/production';

const sha = `sha384-${'A'.repeat(64)}`;

/** A deployment that sets every key. */
const whole = {
  ...production.config,
  idempotencyKeys: true,
  keepRefreshToken: true,
  applicationSource: 'GOPAY',
  links: {
    hosts: ['help.example', 'apps.example:8443', 'accounts.example', 'old.example'],
    deepLinks: ['gojek://home', 'gopay://bills/*?*'],
    phones: ['157', '+62215000000'],
  },
  lender: 'PT Contoh Pembiayaan',
  licence: 'Berizin dan diawasi OJK',
  complaints: '157',
  whenLate: { id: 'Denda ditambahkan.', en: 'A fee is added.' },
  productSummary: 'https://help.example/summary',
  help: { ...everyHost('https://help.example/paylater'), gojek: 'gojek://home', web: 'tel:157' },
  handOffUrl: 'https://plus.example/?{query}',
  linkAccountUrl: 'https://accounts.example/link',
  migrationUrl: 'https://old.example',
  updateUrl: everyHost('https://apps.example:8443/paylater'),
  oneKyc: { ...production.config.oneKyc, integrity: sha },
  consent: { ...production.config.consent, integrity: sha },
  router: 'history',
  otp: { length: 4, resendSeconds: 30 },
  occupations: Array.from({ length: 10 }, (_, n) => `O${n}`),
  gppMinimum: { gojek: '5', gopay: '2.0' },
  reassessmentMinimum: { gojek: '4.90.0', gopay: '1.28.0' },
  maintenance: { start: 1_767_225_600_000, end: 1_767_229_200_000 },
  words: { repayStatuses: { IN_FLIGHT: 'PROCESSING' } },
};

type Json = Readonly<Record<string, unknown>>;

/** Returns the object with another value at a path. */
const withValue = (
  held: unknown,
  [key = '', ...rest]: readonly string[],
  value: unknown,
): unknown => {
  const next = rest.length > 0 ? withValue((held as Json)[key], rest, value) : value;
  return Array.isArray(held)
    ? held.map((it: unknown, at) => (String(at) === key ? next : it))
    : { ...(held as Json), [key]: next };
};

const refusal = (config: unknown, example?: unknown): string => {
  try {
    checkConfig(config, example);
  } catch (error) {
    return String(error);
  }
  return 'accepted';
};

const strangeAddresses = [
  '/\\evil.example',
  '\\\\evil.example',
  '//evil.example',
  'javascript:alert(1)',
  'https://',
  'https://user:secret@login.example/x',
  'https://login.example/a b',
  'https://login.example/#x',
  'login.example',
  '',
  '/\tx',
  7,
  null,
];
const strangeLinks = [
  'javascript:alert(1)',
  'data:text/html,x',
  'http://help.example',
  'gojek://elsewhere',
  'tel:999',
  '//help.example',
  '/\\help.example',
  'https://user@help.example',
  '',
  7,
];
/** Hosts outside of `links.hosts`, which the client would open only after asking. */
const unlisted = ['https://other.example/x', 'https://help.example:8443', 'https://apps.example'];
const strangeHashes = ['sha384-x', 'md5-AAAA', `sha384-${'A'.repeat(20)}`, '', 7];
const strangeVersions = ['', 'latest', '4.x', 'v4.90.0', '4.90.0-beta', 4];
const strangeNames = ['', ' ', 'a b', 7];

/** Values that are refused, by key. */
const refused: Readonly<Record<string, readonly unknown[]>> = {
  environment: ['prod', 'Production', '', 7],
  'apiBases./v1': [...strangeAddresses, 'https://api.example/v1?x=1'],
  'apiBases./v2': strangeAddresses,
  'apiBases./account-management': strangeAddresses,
  idempotencyKeys: ['true', 1],
  keepRefreshToken: ['no', 0],
  authorizeUrl: strangeAddresses,
  tokenUrl: strangeAddresses,
  applicationSource: ['WEB', 'gojek'],
  'links.hosts.0': [
    '*',
    '*.example',
    'https://help.example',
    'help.example/x',
    'HELP.example',
    'a b',
    '',
    '.',
    'help.example:',
    'user@help.example',
    'http://127.0.0.1:4173',
  ],
  'links.deepLinks.0': ['*', 'gojek://*', 'https://x.example', 'javascript://x', ''],
  'links.phones.0': ['', '*', 'tel:157', '12 34', '1', 157],
  lender: ['', '  ', 'PT\nContoh', 'PT \u202eContoh', 'x'.repeat(101), 7],
  licence: ['', ' ', 'OJK\n', 'x'.repeat(201), 7],
  complaints: ['', '158', 'tel:157', 157],
  whenLate: [
    {},
    { id: 'Denda ditambahkan.' },
    { en: 'A fee is added.' },
    { id: 'Denda ditambahkan.', en: 'A fee is added.', jv: 'Denda.' },
  ],
  'whenLate.en': ['', ' ', 'A fee\nis added.', 'x'.repeat(401), 7],
  productSummary: [...strangeLinks, ...unlisted],
  'help.gojek': [...strangeLinks, ...unlisted],
  'help.partner-sdk': [...strangeLinks, ...unlisted],
  handOffUrl: [
    ...strangeLinks.filter((it) => it !== ''),
    'https://plus.example/?{qery}',
    '{query}',
  ],
  linkAccountUrl: [...strangeLinks, ...unlisted],
  migrationUrl: [...strangeLinks, ...unlisted],
  'updateUrl.gopay': [...strangeLinks, ...unlisted],
  'oneKyc.script': strangeAddresses,
  'oneKyc.integrity': strangeHashes,
  'oneKyc.partners.web': strangeNames,
  'oneKyc.combinedPartners.gojek': strangeNames,
  trackingUrl: strangeAddresses,
  reportDsn: [
    'https://errors.example/7',
    'https://key@errors.example/',
    '/reports',
    'javascript:1',
    '',
    7,
  ],
  'consent.script': strangeAddresses,
  'consent.integrity': strangeHashes,
  router: ['Hash', '', 'path', 'hash'],
  'otp.length': [0, -1, 3, 9, 6.5, '6', 1e9],
  'otp.resendSeconds': [0, -60, 3601, 1.5, '60'],
  occupations: [[], ['A'], Array.from({ length: 10 }, () => 'A'), 'A'],
  'occupations.0': strangeNames,
  'gppMinimum.gojek': strangeVersions,
  'reassessmentMinimum.gopay': strangeVersions,
  'maintenance.start': [0, 1_767_225_600, 999_999_999_999, 1e16],
  'maintenance.end': [0, -1, 1_767_229_200, '2', null, 1_700_000_000_000],
  'words.repayStatuses.IN_FLIGHT': ['ON_ITS_WAY', '', 7],
  probe: ['/probe.js', ...strangeAddresses],
};

describe('a configuration is refused with the name of the wrong key', () => {
  test('a configuration with every key is accepted, and so is the sandbox’s', () => {
    expect(refusal(whole)).toBe('accepted');
    expect(refusal(clientConfig)).toBe('accepted');
    expect(new Set(Object.keys(refused).map((key) => key.split('.')[0]))).toEqual(
      new Set(Object.keys(configSchema._zod.def.shape)),
    );
  });

  test.each(Object.entries(refused))('%s', (path, values) => {
    const keys = path === 'router' ? ['router', 'consent'] : [path.replace(/\.[^.]*$/, ''), path];
    for (const value of values) {
      const said = refusal(withValue(whole, path.split('.'), value));
      expect(said, JSON.stringify(value)).toContain('the configuration is not valid:\n');
      // A rule about two keys may name the group.
      expect(
        keys.some((key) => said.includes(`${key}: `)),
        `${JSON.stringify(value)} ${said}`,
      ).toBe(true);
    }
  });

  test.each<readonly [path: string, value: unknown, line: string]>([
    ['environment', 'prod', 'environment: found "prod"; accepted: sandbox, staging or production'],
    ['router', 'path', 'router: found "path"; accepted: history or hash'],
    [
      'words.repayStatuses.IN_FLIGHT',
      'DONE',
      'words.repayStatuses.IN_FLIGHT: found "DONE"; accepted: NONE, PROCESSING, SUCCESS or FAILED',
    ],
    ['environment', undefined, 'environment: missing; accepted: sandbox, staging or production'],
    [
      'apiBases',
      undefined,
      'apiBases: missing; accepted: a group of /v1, /v2 and /account-management',
    ],
    ['links.hosts', undefined, 'links.hosts: missing; accepted: a list'],
    [
      'help.partner-sdk',
      undefined,
      'help.partner-sdk: missing; accepted: a link that opens without a question: ',
    ],
    ['idempotencyKeys', 'true', 'found "true"; accepted: true or false'],
    ['occupations', 'A', 'found "A"; accepted: a list'],
    ['occupations', [], 'found an empty list; accepted: ten different words'],
    [
      'whenLate',
      { id: 'Denda ditambahkan.' },
      'whenLate: found a group; accepted: a text in each of id and en; or leave out the whole',
    ],
    ['otp', [6], 'otp: found a list of 1; accepted: a group of length and'],
    ['maintenance.start', null, 'maintenance.start: found null; accepted: epoch millisec'],
    ['tokenUrl', '', 'tokenUrl: found an empty text; accepted: an address: a pa'],
    [
      'maintenance.start',
      1_767_225_600,
      'maintenance.start: found 1767225600; accepted: epoch milliseconds such as 1767225600000',
    ],
    [
      'linkAccountUrl',
      'https://elsewhere.example/x',
      'linkAccountUrl: found "https://elsewhere.example/x"; accepted: a link that opens without a question: https://… with its host in links.hosts',
    ],
    [
      'tokenUrl',
      'https://me:hunter2@login.example/x?key=hunter2',
      'tokenUrl: found "…@login.example/x?…"; accepted: ',
    ],
    [
      'reportDsn',
      'https://hunter2@errors.example/',
      'reportDsn: found "…@errors.example/"; accepted: the DSN',
    ],
    ['lender', 'PT \u202eContoh\n', 'lender: found "PT \\u202eContoh\\n"; accepted: a name'],
    ['lender', 'x'.repeat(200), `lender: found "${'x'.repeat(60)}…"; accepted: a name`],
    ['trackingUrl', 'http://a.example', 'found "http://a.example"; accepted: https only'],
    ['probe', '/probe.js', 'found "/probe.js"; accepted: an address, and in production'],
    ['', 1, '"": there is no such key'],
    ['otp.', 1, 'otp."": there is no such key'],
  ])(
    '%s as %j: its line names the place, the value that was found and what is accepted',
    (path, value, line) => {
      const said = refusal(withValue(whole, path.split('.'), value));
      expect(said).toContain(line);
      expect(said).not.toContain('hunter2');
      expect(said).not.toContain('Invalid input');
    },
  );

  test('a misspelt host is reported once, not again for each link to it', () => {
    const hosts = ['https://help.example', 'apps.example:8443', 'accounts.example', 'old.example'];
    const said = refusal({ ...whole, links: { ...whole.links, hosts } });
    expect(said.split('\n').slice(1)).toEqual([
      '  links.hosts.0: found "https://help.example"; accepted: an exact host such as help.example',
    ]);
    expect(refusal({ ...whole, links: { ...whole.links, host: [] } }).split('\n')).toHaveLength(2);
  });

  test('a missing key of an optional group suggests to leave out the group', () => {
    const { gopay: _, ...help } = whole.help;
    expect(refusal({ ...whole, help })).toMatch(
      /help\.gopay: missing; accepted: .*; or leave out the whole of help$/,
    );
    const { web: __, ...partners } = whole.oneKyc.partners;
    expect(refusal({ ...whole, oneKyc: { ...whole.oneKyc, partners } })).toMatch(
      /missing.*spaces$/,
    );
  });

  test.each([[[]], [null], ['x'], [7]])('%j is no configuration', (given) => {
    expect(refusal(given)).toMatch(/\n {2}the file: found .+; accepted: a group of environment, /);
  });

  test('every mistake is reported at once', () => {
    // These are wrong only together with other values, or hold another key of the table.
    const alone = ['router', 'occupations', 'probe'];
    const wrong = Object.entries(refused).filter(([path]) => !alone.includes(path));
    const config = wrong.reduce<unknown>(
      (held, [path, values]) => withValue(held, path.split('.'), values[0]),
      whole,
    );
    const said = refusal(config);
    expect(wrong.filter(([path]) => !said.includes(`  ${path}: `)).map(([path]) => path)).toEqual(
      [],
    );
  });

  test.each([
    ['authoriseUrl', 'authorizeUrl'],
    ['TokenURL', 'tokenUrl'],
    ['oneKYC', 'oneKyc'],
    ['otp.lenght', 'length'],
    ['links.host', 'hosts'],
    ['oneKyc.partner', 'partners'],
    ['help.partner_sdk', 'partner-sdk'],
    ['words.refusal', 'refusals'],
    ['maintenance.finish', undefined],
    ['zzz', undefined],
  ])('a misspelt %s is refused, with what it may mean', (path, meant) => {
    const said = refusal(withValue(whole, path.split('.'), 'x'));
    const suggestion = meant === undefined ? '' : `; did you mean ${meant}?`;
    expect(said).toContain(`${path}: there is no such key${suggestion}`);
  });
});

test('the hosts of the example are listed, each once, and no other host of an example', () => {
  const example = { tokenUrl: 'https://login.lender.example/token', other: 'https://a.example' };
  const config = { tokenUrl: example.tokenUrl, help: 'https://help.own.example' };
  expect(exampleHosts({ ...config, again: config }, example)).toEqual(['login.lender.example']);
  expect(exampleHosts(config, {})).toEqual([]);
  expect(exampleHosts({ a: 'https://api.example.com', b: 'https://examples.id' }, example)).toEqual(
    [],
  );
});

test.each(['production', 'staging'])(
  'what is wrong and what is still the example’s are named at once in %s',
  (environment) => {
    const config = { ...whole, probe: undefined, environment, complaints: '1500000' };
    const said = refusal(config, { lender: whole.lender, complaints: '1500000' });
    expect(said).toContain('  complaints: found "1500000"; accepted: a number of links.phones\n');
    expect(said).toContain(
      `\nstill the example's: lender ("${whole.lender}"), complaints ("1500000"). `,
    );
  },
);

test('a configuration that a deployed build accepted still starts it', () => {
  const older = { ...whole, authorizeUrl: '/\\evil.example', otp: { length: 0, resendSeconds: 0 } };
  expect(configSchema.safeParse({ ...older, misspelt: 1 }).success).toBe(true);
});
