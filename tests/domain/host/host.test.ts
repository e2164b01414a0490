import { expect, test } from 'vitest';
import { MemoryHostInfo } from '../../../adapters/memory/memory-host-info';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import { applicationSource, detectHost, type Host, isInApp } from '../../../domain/host/host';
import { HostContext } from '../../../domain/host/host-context';
import { detectLanguage, type Language, languages } from '../../../domain/kernel/locale';
import { Preferences } from '../../../domain/visit/preferences';
import { STORED } from '../../../domain/storage/stored';

const chrome = 'Mozilla/5.0 (Linux; Android 12) Chrome/120.0 Mobile Safari/537.36';
const gojek = `${chrome} Gojek/4.90.0`;
const sdk = `${chrome} paylater-sdk/1.0`;

type Evidence = [stored?: string | undefined, object?: true];

test.each<[host: Host, userAgent: string, ...Evidence]>([
  ['web', chrome],
  ['gojek', gojek],
  ['gojek', `${chrome} GOJEK`],
  ['gojek', gojek, 'gopay', true],
  ['gojek', `${gojek} paylater-sdk`],
  ['gopay', chrome, 'gopay'],
  ['gopay', chrome, undefined, true],
  ['gopay', sdk, 'gopay'],
  ['gopay', sdk, undefined, true],
  ['partner-sdk', sdk],
  ['partner-sdk', sdk.toUpperCase(), 'web'],
  ['web', `${chrome} paylater-sdkx`],
  ['web', `${chrome} xpaylater-sdk`],
  ['web', chrome, 'gojek'],
  ['web', chrome, 'gopay2'],
  ['web', ''],
])('the host is %s by «%s», stored %s, object %s', (host, userAgent, ...evidence) => {
  const [storedSource, gopayObject = false] = evidence;
  const found = detectHost({ userAgent, storedSource, gopayObject });
  expect(found).toBe(host);
  expect(isInApp(found)).toBe(host === 'gojek' || host === 'gopay');
});

test.each<[host: Host, stored: string | undefined, fallback: 'GOJEK' | 'GOPAY', sent: string]>([
  ['gojek', 'gopay', 'GOPAY', 'GOJEK'],
  ['gopay', 'gojek', 'GOJEK', 'GOPAY'],
  ['web', 'gopay', 'GOJEK', 'GOPAY'],
  ['web', 'gojek', 'GOPAY', 'GOJEK'],
  ['web', undefined, 'GOJEK', 'GOJEK'],
  ['web', 'tokopedia', 'GOPAY', 'GOPAY'],
  ['partner-sdk', 'gopay', 'GOJEK', 'GOPAY'],
  ['partner-sdk', undefined, 'GOPAY', 'GOPAY'],
])('on %s with stored source %s and default %s calls send %s', (host, stored, fallback, sent) => {
  expect(applicationSource(host, stored, fallback)).toBe(sent);
});

test.each<[language: Language, saved: Language | undefined, browser: readonly string[]]>([
  ['en', 'en', ['id-ID']],
  ['id', 'id', ['en-GB']],
  ['en', undefined, ['en']],
  ['en', undefined, ['EN-us', 'id']],
  ['id', undefined, ['id-ID', 'en']],
  ['id', undefined, ['in-ID', 'en']],
  ['en', undefined, ['fr', 'de-DE', 'en-AU', 'id']],
  ['id', undefined, ['fr', 'ms', 'idx']],
  ['id', undefined, []],
])('the language is %s for saved %s and browser %j', (language, saved, browser) => {
  expect(detectLanguage(saved, browser, languages)).toBe(language);
});

test('the reading preferences are stored beyond the visit', () => {
  const [storage, hostInfo] = [new MemoryStorage(), new MemoryHostInfo({ languages: ['en'] })];
  const first = new Preferences(storage, hostInfo);
  const shown = ({ language$, theme$, textSize$ }: Preferences) =>
    [language$.value, theme$.value, textSize$.value].join();
  expect(shown(first)).toBe('en,auto,100');
  first.setLanguage('id');
  first.setTheme('dark');
  first.setTextSize('130');
  storage.endTab();
  expect([first, new Preferences(storage, hostInfo)].map(shown)).toEqual(
    Array(2).fill('id,dark,130'),
  );
});

const hostContext = (hostInfo: MemoryHostInfo, production = true, storage = new MemoryStorage()) =>
  new HostContext(hostInfo, storage, { production });

test('a web visit that turns out to be gopay is detected once, and only during the wait', () => {
  const hostInfo = new MemoryHostInfo();
  const late = hostContext(hostInfo);
  expect([late.host, late.activation$.value]).toEqual(['web', undefined]);
  hostInfo.gopayObject = true;
  late.settle();
  expect([late.host, late.activation$.value]).toEqual(['gopay', 'allowed']);
  hostInfo.gopayObject = false;
  late.settle();
  expect(late.host).toBe('gopay');
});

test('a host is detected by its user agent or its object, and not by the address of a visit', () => {
  const byAddress = new MemoryStorage();
  byAddress.write(STORED.appSource, 'gopay');
  const hostInfo = new MemoryHostInfo();
  const named = hostContext(hostInfo, true, byAddress);
  expect([named.host, named.isSeen]).toEqual(['gopay', false]);
  hostInfo.gopayObject = true;
  expect(named.isSeen).toBe(true);
  for (const userAgent of [gojek, sdk])
    expect(hostContext(new MemoryHostInfo({ userAgent })).isSeen).toBe(true);
});

test.each([
  ['the web in production', new MemoryHostInfo(), true, 'refused'],
  ['the web elsewhere', new MemoryHostInfo(), false, 'allowed'],
  ['gojek', new MemoryHostInfo({ userAgent: gojek }), true, 'allowed'],
  ['a partner’s SDK', new MemoryHostInfo({ userAgent: sdk }), true, 'allowed'],
])('whether %s may activate the product', (_, hostInfo, production, activation) => {
  const it = hostContext(hostInfo, production);
  it.settle();
  expect(it.activation$.value).toBe(activation);
});

test.each([
  ['web', new MemoryHostInfo(), undefined],
  ['web', new MemoryHostInfo({ userAgent: sdk }), undefined],
  ['gojek', new MemoryHostInfo({ userAgent: gojek }), undefined],
  ['gopay', new MemoryHostInfo(), 'gopay'],
  ['tokopedia', new MemoryHostInfo(), 'tokopedia'],
])('the app source is %s', (source, hostInfo, stored) => {
  const storage = new MemoryStorage();
  if (stored !== undefined) storage.write(STORED.appSource, stored);
  expect(hostContext(hostInfo, true, storage).appSource).toBe(source);
});

test('the version of the host comes from the entry, else from the host, also when it is late', () => {
  const storage = new MemoryStorage();
  const it = hostContext(new MemoryHostInfo({ userAgent: gojek }), true, storage);
  const versions: unknown[] = [];
  it.at$.subscribe(({ host, version }) => versions.push([host, version]));
  it.learn({ locale: 'en' });
  it.learn({ version: '4.80.0' });
  it.learn({ version: '4.80.0' });
  it.learn({});
  expect(versions).toEqual([
    ['gojek', undefined],
    ['gojek', '4.80.0'],
  ]);
  expect(it.version).toBe('4.80.0');
  storage.write(STORED.callerVersion, '4.90.0');
  expect(it.version).toBe('4.90.0');
});
