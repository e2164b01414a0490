import { expect, test } from 'vitest';
import { configSchema, parseConfig } from '../../../domain/config/config';
import { hosts } from '../../../domain/host/host';
import { clientConfig } from '../../support/client-config';

const perHost = (value: string) => Object.fromEntries(hosts.map((host) => [host, value]));

/** A deployment with every key. */
const whole = {
  environment: 'production',
  apiBases: {
    '/v1': 'https://api.lender.example',
    '/v2': 'https://api.lender.example',
    '/account-management': 'https://accounts.lender.example',
  },
  idempotencyKeys: true,
  authorizeUrl: 'https://login.lender.example/authorize',
  tokenUrl: 'https://login.lender.example/token',
  applicationSource: 'GOPAY',
  links: {
    hosts: ['help.example'],
    deepLinks: ['gojek://home', 'gopay://bills/*?*'],
    phones: ['157'],
  },
  help: perHost('https://help.example/paylater'),
  handOffUrl: 'https://plus.example/?{query}',
  linkAccountUrl: 'https://accounts.example/link',
  migrationUrl: 'https://old.example',
  updateUrl: perHost('https://apps.example'),
  oneKyc: {
    script: 'https://kyc.example/sdk.js',
    integrity: 'sha384-x',
    partners: perHost('p'),
    combinedPartners: perHost('c'),
  },
  trackingUrl: 'https://events.example',
  otp: { length: 4, resendSeconds: 30 },
  occupations: Array.from({ length: 10 }, (_, n) => `O${n}`),
  gppMinimum: { gojek: '5', gopay: '2' },
  maintenance: { start: 1, end: 2 },
  words: {
    repayStatuses: { IN_FLIGHT: 'PROCESSING' },
    refusals: { SUDAH_TTD: 'CONTRACT_ALREADY_SIGNED' },
  },
};

type Json = Readonly<Record<string, unknown>>;

/** Returns one copy of the value for each text in it, with that text replaced. */
const withEach = (value: unknown, by: string): unknown[] => {
  if (typeof value === 'string') return [by];
  if (Array.isArray(value))
    return value.flatMap((item, at) =>
      withEach(item, by).map((it) => value.map((old: unknown, n) => (n === at ? it : old))),
    );
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) =>
    withEach(held, by).map((it) => ({ ...(value as Json), [key]: it })),
  );
};

test('a configuration with every key is read unchanged', () => {
  expect(configSchema.safeParse(whole).data).toMatchObject(whole);
});

test('missing keys have defaults, and the configuration of the sandbox is valid', () => {
  expect(configSchema.safeParse(clientConfig).success).toBe(true);
  const { idempotencyKeys: _, links: __, ...silent } = clientConfig;
  expect(configSchema.safeParse(silent).data).toMatchObject({
    idempotencyKeys: false,
    keepRefreshToken: false,
    applicationSource: 'GOJEK',
    links: {
      hosts: [],
      deepLinks: ['gojek://home', 'gojek://gopay', 'gopay://home'],
      phones: ['157'],
    },
    otp: { length: 6, resendSeconds: 60 },
    gppMinimum: { gojek: '4.90.0', gopay: '1.28.0' },
  });
});

test('production accepts no http address in any key', () => {
  const clear = withEach(whole, 'http://clear.example/x');
  expect(clear.length).toBeGreaterThan(40);
  expect(clear.filter((config) => configSchema.safeParse(config).success)).toEqual([]);
});

test('production has no probe, and invalid addresses are refused', () => {
  const refused: Json[] = [
    { ...whole, probe: '/probe.js' },
    { ...whole, probe: 'https://tests.example/probe.js' },
    { ...whole, authorizeUrl: 'javascript:alert(1)' },
    { ...whole, authorizeUrl: '//elsewhere.example' },
    { ...whole, tokenUrl: 'token' },
    { ...whole, environment: 'prod' },
    { ...whole, apiBases: { '/v1': '/api' } },
    ...['javascript://x', 'gojek:', 'gojek://', 'gojek://*', 'gojek://*/x', 'gojek://home/**'].map(
      (deepLink) => ({ ...whole, links: { hosts: [], deepLinks: [deepLink], phones: [] } }),
    ),
    { ...whole, links: { hosts: [], schemes: ['gojek'], phones: [] } },
    { ...whole, words: { refusals: { SUDAH_TTD: 'SIGNED_ALREADY' } } },
    {},
  ];
  expect(refused.filter((config) => configSchema.safeParse(config).success)).toEqual([]);
  expect(configSchema.safeParse({ ...clientConfig, probe: '/probe.js' }).success).toBe(true);
});

test('an invalid configuration is refused with its key', () => {
  expect(parseConfig(whole)).toEqual(configSchema.parse(whole));
  expect(() => parseConfig({ ...whole, environment: 'elsewhere' })).toThrow(
    /^the configuration is not valid \(environment: .+\)$/,
  );
  expect(() => parseConfig({ ...whole, links: { hosts: 1 } })).toThrow('links.hosts: ');
});
