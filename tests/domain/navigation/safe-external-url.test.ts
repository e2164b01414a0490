import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeExternalUrl, safeInternalPath } from '../../../domain/navigation/safe-url';
import type { ClientConfig } from '../../../domain/config/config';
import { hostileLinks } from '../../support/hostile-links';

const policy: ClientConfig['links'] = {
  hosts: ['help.example', 'cdn.help.example:8443'],
  deepLinks: ['gojek://home', 'gojek://gopay/topup', 'gopay://bills/*/pay', 'gopay://search?*'],
  phones: ['157', '+62211500123'],
};

const opened = [
  ['https://help.example/', 'https://help.example/a?b=c#d', 'https://cdn.help.example:8443/x'],
  ['gojek://home', 'gojek://gopay/topup', 'gopay://bills/A-1.2/pay', 'tel:157'],
  ['gopay://search', 'gopay://search?q=a&b=%20c'],
  ['tel:+62211500123'],
].flat();

const asked: readonly (readonly [url: string, host: string])[] = [
  ['https://evil.example/help.example', 'evil.example'],
  ['https://help.example.evil.example/', 'help.example.evil.example'],
  ['https://xhelp.example/', 'xhelp.example'],
  ['https://help.example:444/', 'help.example:444'],
  ['https://help.example./', 'help.example.'],
  ['https://cdn.help.example/', 'cdn.help.example'],
  ['https://hеlp.example/', 'xn--hlp-rdd.example'],
  ['https:evil.example', 'evil.example'],
  ['https:///evil.example', 'evil.example'],
  ['https://0x7f.1/', '127.0.0.1'],
];

const dropped: readonly unknown[] = [
  ['javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'javascript://help.example/%0aalert(1)'],
  ['data:text/html,<script>alert(1)</script>', 'vbscript:x', 'file:///etc/passwd', 'about:blank'],
  ['blob:https://app.example/6f1c', 'filesystem:https://app.example/x', 'view-source:https://a'],
  ['http://127.0.0.1:4173/', 'http://localhost/', 'http://127.0.0.1.evil.example:4173/help'],
  ['http://help.example/', 'ftp://help.example/', 'ws://help.example', 'wss://help.example'],
  ['intent://scan/#Intent;scheme=zxing;end', 'market://details?id=x', 'itms-apps://x', 'sms:157'],
  ['mailto:a@help.example', 'whatsapp://send', 'gojek2://x', 'xgojek://x', 'gojek-x://x'],
  // Links to the host apps that are not listed: another place, a longer or shorter path, a query, another spelling.
  ['gojek://', 'gojek:', 'gojek:home', 'gojek:/home', 'gojek:///home'],
  ['gojek://pay?to=evil&amount=1', 'gojek://home:1', 'gojek://home.evil', 'gopay://home'],
  ['gojek://home/', 'gojek://home/x', 'gojek://home?to=evil', 'gojek://home#x', 'gojek://HOME'],
  ['gojek://gopay', 'gojek://gopay/topup/all', 'gojek://gopay/%74opup', 'gojek://gopay/topup%00'],
  ['gojek://gopay//topup', 'gojek://gopay/x/../pay', 'gopay://bills//pay', 'gopay://bills/../pay'],
  ['gopay://bills/%2e%2e/pay', 'gopay://bills/a%2fb/pay'],
  ['gojek://home?', 'gojek://home#', 'gopay://search#'],
  ['gopay://bills/a/b/pay', 'gopay://bills/*/pay', 'gopay://bills/é/pay', 'gopay://search#x'],
  ['tel:112', 'tel:157?', 'tel:157#1', 'tel:157;ext=1', 'tel:157,,1', 'tel://157', 'tel:'],
  ['tel:+62 211500123', 'TEL:158'],
  ['https://user@help.example/', 'https://user:pass@help.example/', 'https://:pass@help.example'],
  ['https://help.example@evil.example/', 'gojek://user@pay', '//help.example', '/home', 'home'],
  ['https://help.example/a b', ' https://help.example/', 'https://help.example/\n', 'https://'],
  ['https:\\\\help.example', 'https://help.example\\@evil.example', 'ht\ntps://help.example'],
  ['https://help.example/\u0000', 'https://help.example/\u2028', 'https://help.example/\u00a0'],
  ['java\tscript:alert(1)', '\u0001javascript:alert(1)', 'https://[::1', 'https://%zz/', ''],
  [undefined, null, 1, {}, [['https://help.example']], `https://help.example/${'a'.repeat(2048)}`],
].flat();

test(`opens listed links, asks before ${asked.length} hosts, drops ${dropped.length} values`, () => {
  expect(dropped.length).toBeGreaterThanOrEqual(60);
  for (const url of opened) expect(safeExternalUrl(url, policy)).toEqual({ kind: 'open', url });
  for (const [url, host] of asked)
    expect([url, safeExternalUrl(url, policy)]).toMatchObject([url, { kind: 'ask', host }]);
  expect(dropped.filter((value) => safeExternalUrl(value, policy).kind !== 'drop')).toEqual([]);
});

test('opens no hostile link of the browser tests without a question', () => {
  const listed = { ...policy, hosts: ['listed.example'] };
  const opens = (link: string) => safeExternalUrl(link, listed).kind === 'open';
  expect(hostileLinks.length).toBe(60);
  expect(hostileLinks.filter((it) => opens(it) || safeInternalPath(it) !== undefined)).toEqual([]);
});

test.each([
  ['not-a-link', 'home'],
  ['not-a-link', `https://help.example/${'a'.repeat(2048)}`],
  ['credentials', 'https://user@help.example/'],
  ['phone', 'tel:112'],
  ['scheme', 'blob:https://app.example/6f1c'],
  ['deep-link', 'gojek://pay?amount=1'],
])('returns the reason: %s', (reason, url) => {
  expect(safeExternalUrl(url, policy)).toEqual({ kind: 'drop', reason });
});

test('a link of the maximum length is checked like any other', () => {
  const url = `https://help.example/${'a'.repeat(2048 - 'https://help.example/'.length)}`;
  expect([url.length, safeExternalUrl(url, policy).kind]).toEqual([2048, 'open']);
});

test('an empty policy opens nothing', () => {
  const nothing: ClientConfig['links'] = { hosts: [], deepLinks: [], phones: [] };
  expect(opened.filter((url) => safeExternalUrl(url, nothing).kind === 'open')).toEqual([]);
});

test('an accepted link is of a listed kind, and stays unchanged', () => {
  const piece = fc.oneof(
    fc.constantFrom('https:', 'http:', 'gojek://', 'tel:', 'blob:', 'javascript:', '//', '/', '\\'),
    fc.constantFrom('help.example', 'app.example', 'home', 'evil.example', '157', ...'@:?#%'),
    fc.string({ maxLength: 3 }),
  );
  // Half of the texts begin with an accepted link, so hundreds of them are accepted.
  const start = fc.constantFrom('', '', '', 'https://help.example', 'gojek://home', 'tel:157');
  let kept = 0;
  fc.assert(
    fc.property(start, fc.array(piece, { maxLength: 6 }), (begun, pieces) => {
      const link = safeExternalUrl(begun + pieces.join(''), policy);
      if (link.kind === 'drop') return;
      kept += 1;
      expect(link.url).toMatch(/^(https:\/\/|gojek:\/\/home$|tel:(157|\+62211500123)$)/);
      if (link.kind === 'open' && link.url.startsWith('https:'))
        expect(link.url).toMatch(
          /^https:\/\/(help\.example|cdn\.help\.example:8443|app\.example)[/?#]/,
        );
      expect(safeExternalUrl(link.url, policy)).toEqual(link);
    }),
    { numRuns: 2_000 },
  );
  expect(kept).toBeGreaterThan(20);
});

test('an http origin of this machine opens only when it is listed completely', () => {
  const others = ['http://clear.example', 'http://evil.localhost', 'http://localhost.example'];
  const own = { ...policy, hosts: ['http://127.0.0.1:4173', 'localhost', ...others] };
  expect(safeExternalUrl('http://127.0.0.1:4173/help/web?lang=en', own).kind).toBe('open');
  for (const url of [
    'http://127.0.0.1:4174/',
    'http://127.0.0.1/',
    'http://localhost:4173/',
    'http://localhost/',
    ...others,
  ])
    expect(safeExternalUrl(url, own), url).toEqual({ kind: 'drop', reason: 'scheme' });
  for (const url of ['http://127.0.0.1:4173@evil.example/', 'http://user@127.0.0.1:4173/'])
    expect(safeExternalUrl(url, own).kind, url).toBe('drop');
  expect(safeExternalUrl('https://127.0.0.1:4173/', own).kind).toBe('ask');
});
