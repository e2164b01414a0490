import { describe, expect, test } from 'vitest';
import { additionsOf, parseMoreOrigins } from '../../delivery/additions';
import { noAdditions, type PolicyAdditions } from '../../delivery/policy';
import { parseConfig } from '../../domain/config/config';
import { clientConfig } from '../support/client-config';

const { probe, ...withoutProbe } = clientConfig;

const added = (changes: object, more: object = {}) =>
  additionsOf(parseConfig({ ...withoutProbe, ...changes }), parseMoreOrigins(more));

test('a configuration of paths on its own origin adds nothing', () => {
  expect(added({})).toEqual(noAdditions);
});

const { '/v1': v1, ...otherBases } = clientConfig.apiBases;
const oneKyc = (script: string) => ({ oneKyc: { ...clientConfig.oneKyc, script } });
const sdk = ['https://sdk.example'];
const usesSdk = { script: sdk, frame: sdk, connect: sdk };
const integrity = `sha384-${'a'.repeat(64)}`;
const pinned = { oneKyc: { ...clientConfig.oneKyc, integrity } };
const reports = { reports: 'https://reports.example/csp' };
const connects = (origin: string) => ({ connect: [origin] });

type Case = readonly [
  what: string,
  changes: object,
  wanted: Partial<PolicyAdditions>,
  more: object,
];

test.each<Case>([
  [
    'a base of the API',
    { apiBases: { ...otherBases, '/v1': 'https://api.example/v1' } },
    connects('https://api.example'),
    {},
  ],
  [
    'two bases of one origin',
    {
      apiBases: {
        '/v1': v1,
        '/v2': 'https://a.example/2',
        '/account-management': 'https://a.example',
      },
    },
    connects('https://a.example'),
    {},
  ],
  ['the token', { tokenUrl: 'https://a.example:8/token' }, connects('https://a.example:8'), {}],
  ['events', { trackingUrl: 'https://a.example/v1' }, connects('https://a.example'), {}],
  ['error reports', { reportDsn: 'https://key@a.example/7' }, connects('https://a.example'), {}],
  ['the identity SDK', oneKyc('https://sdk.example/v2.js'), usesSdk, {}],
  ['a further origin of the identity SDK', {}, usesSdk, { identitySdk: sdk }],
  [
    'a frame with the camera',
    oneKyc('https://sdk.example/v2.js'),
    { ...usesSdk, camera: sdk },
    { camera: sdk },
  ],
  [
    'the consent provider',
    { consent: { script: 'https://provider.example/banner.js' } },
    { isConsentPinned: false, consent: ['https://provider.example', 'https://geo.example'] },
    { consent: ['https://geo.example'] },
  ],
  ['the hash of the identity script', pinned, { isPinned: true }, {}],
  ['the hash, and a probe', { ...pinned, probe }, {}, {}],
  ['the hash, and a further origin', pinned, usesSdk, { identitySdk: sdk }],
  [
    'the hash, and a consent script without one',
    { ...pinned, consent: { script: 'https://a.example/banner.js' } },
    { isPinned: true, isConsentPinned: false, consent: ['https://a.example'] },
    {},
  ],
  [
    'the hashes of both',
    { ...pinned, consent: { script: 'https://a.example/banner.js', integrity } },
    { isPinned: true, consent: ['https://a.example'] },
    {},
  ],
  ['pictures', {}, { image: ['https://media.example'] }, { images: ['https://media.example'] }],
  ['where violations are reported', {}, reports, reports],
  ['the pages of the login', { authorizeUrl: 'https://login.example/authorize' }, {}, {}],
  ['links', { handOffUrl: 'https://other.example/?{query}' }, {}, {}],
  ['the consent provider’s origins without it', {}, {}, { consent: ['https://geo.example'] }],
])('%s: the additions', (_, changes, wanted, more) => {
  expect(added(changes, more)).toEqual({ ...noAdditions, ...wanted });
});

describe('text that could end a directive, a header or a line is refused', () => {
  test.each([
    [{ trackingUrl: 'https://e.example;script-src' }, 'trackingUrl'],
    [{ tokenUrl: "https://e.example'" }, 'tokenUrl'],
    [{ tokenUrl: 'https://$paylater' }, 'tokenUrl'],
    [{ reportDsn: 'https://e.example,e' }, 'reportDsn'],
    [{ reportDsn: 'javascript:alert(1)' }, 'reportDsn'],
    [oneKyc('https://e.example`/v.js'), 'oneKyc.script'],
    [{ consent: { script: 'https://{e}/v.js' } }, 'consent.script'],
  ])('%j', (changes, key) => {
    expect(() => added(changes)).toThrow(`the configuration is not valid (${key}: `);
  });

  test.each([
    [{ images: ['*'] }, 'images.0'],
    [{ images: ["'unsafe-inline'"] }, 'images.0'],
    [{ images: ['https://*.example'] }, 'images.0'],
    [{ camera: ['https://e.example/path'] }, 'camera.0'],
    [{ consent: ['https://e.example; img-src *'] }, 'consent.0'],
    [{ reports: 'https://e.example/"' }, 'reports'],
    [{ picture: [] }, 'picture'],
    [{ images: 'https://e.example' }, 'images'],
    [[], 'the file'],
  ])('%j', (more, key) => {
    expect(() => added({}, more)).toThrow(`the further origins are not valid:\n  ${key}: `);
  });

  test('http in production', () => {
    const more = { images: ['http://media.example'] };
    expect(parseMoreOrigins(more).images).toEqual(more.images);
    expect(() => parseMoreOrigins(more, 'production')).toThrow(
      '\n  images.0: found "http://media.example"; accepted: https only',
    );
  });
});

describe('the values of security.txt', () => {
  const now = Date.UTC(2027, 0, 1);
  const contact = ['mailto:security@a.example', 'https://a.example/report', 'tel:+62-21-157'];
  const expires = '2027-12-31T00:00:00Z';
  const read = (security: object) => parseMoreOrigins({ security }, 'production', now).security;

  test('are read', () => {
    expect(read({ contact, expires })).toEqual({ contact, expires, languages: ['id', 'en'] });
  });

  test.each([
    [{ contact, expires: '2026-12-31T00:00:00Z' }, 'expires'],
    [{ contact, expires: '2028-02-01T00:00:00Z' }, 'expires'],
    [{ contact, expires: '2027-13-01T00:00:00Z' }, 'expires'],
    [{ contact, expires: '2027-06-01' }, 'expires'],
    [{ contact }, 'expires'],
    [{ contact: [], expires }, 'contact'],
    [{ contact: ['security@a.example'], expires }, 'contact.0'],
    [{ contact: ['mailto:a@b.example\nPolicy: x'], expires }, 'contact.0'],
    [{ contact: ['http://a.example'], expires }, 'contact.0'],
    [{ contact, expires, languages: ['id, en'] }, 'languages.0'],
    [{ contact, expires, policy: 'https://a.example' }, 'policy'],
  ])('%j is refused', (security, key) => {
    expect(() => read(security)).toThrow(`\n  security.${key}: `);
  });
});
