import { expect, test } from 'vitest';
import {
  type ConsentProvider,
  type ConsentScriptOptions,
  loadConsentScript,
} from '../../../adapters/browser/consent-script';
import { MemoryClock } from '../../../adapters/memory/memory-clock';

/** A page that loads no script; the test sets the provider and ends the load. */
const aLoad = (more: Partial<ConsentScriptOptions> = {}) => {
  const inserted: HTMLScriptElement[] = [];
  const page: { document: object; ConsentProvider?: unknown } = {
    document: {
      createElement: () => document.createElement('script'),
      head: { append: (script: HTMLScriptElement) => inserted.push(script) },
    },
  };
  const clock = new MemoryClock();
  const heard: (boolean | undefined)[] = [];
  const load = loadConsentScript({
    address: 'https://consent.example/v1.js',
    trusted: (address) => `${address}#trusted`,
    clock,
    onChoice: (analytics) => heard.push(analytics),
    page: page as unknown as Window,
    ...more,
  });
  const ends = (how: 'load' | 'error') => inserted[0]?.dispatchEvent(new Event(how));
  return { load, page, clock, heard, inserted, ends };
};

/** A provider that the test controls. */
const aProvider = (chosen?: unknown) => {
  const listeners: (() => void)[] = [];
  const provider = {
    status: () => chosen,
    ready: (ready: () => void) => ready(),
    onChange: (changed: () => void) => listeners.push(changed),
  };
  const choose = (analytics: unknown) => {
    chosen = { analytics };
    listeners.forEach((it) => it());
  };
  return { provider: provider as unknown as ConsentProvider, choose };
};

test('is loaded from the trusted address, with an integrity check when its hash is configured', () => {
  const { inserted } = aLoad({ integrity: 'sha384-abc' });
  expect(inserted).toMatchObject([
    {
      src: 'https://consent.example/v1.js#trusted',
      integrity: 'sha384-abc',
      crossOrigin: 'anonymous',
      async: true,
    },
  ]);
  expect(aLoad().inserted[0]?.integrity).toBe('');
});

test.each([
  [{ analytics: true }, true],
  [{ analytics: false }, false],
  [undefined, undefined],
  [{ analytics: 'yes' }, undefined],
  [{}, undefined],
  [null, undefined],
])('a provider whose status is %j reports %s, and then every choice', async (answer, label) => {
  const { load, page, heard, ends } = aLoad();
  const { provider, choose } = aProvider(answer);
  page.ConsentProvider = provider;
  ends('load');
  expect(await load).toBe('ready');
  choose(true);
  choose(false);
  expect(heard).toEqual([label, true, false]);
});

test.each([
  ['cannot be loaded', 'error', undefined, 'missing'],
  ['leaves nothing', 'load', undefined, 'broken'],
  ['leaves something else', 'load', { ready: true }, 'broken'],
  [
    'throws when it is asked',
    'load',
    {
      onChange: () => undefined,
      ready: () => {
        throw new Error('no storage');
      },
    },
    'broken',
  ],
] as const)('a script that %s leaves no provider', async (_, how, left, expected) => {
  const { load, page, heard, ends } = aLoad();
  page.ConsentProvider = left;
  ends(how);
  expect(await load).toBe(expected);
  expect(heard).toEqual([]);
});

test('has ten seconds, but its choices count even later', async () => {
  const { load, page, clock, heard, ends } = aLoad();
  await clock.advance(9_999);
  expect(clock.waiting).toBe(1);
  await clock.advance(1);
  expect(await load).toBe('late');
  page.ConsentProvider = aProvider({ analytics: true }).provider;
  ends('load');
  expect(heard).toEqual([true]);
});

test('an untrusted address never reaches the page', async () => {
  const { load, inserted } = aLoad({
    trusted: () => {
      throw new TypeError('not configured');
    },
  });
  expect(await load).toBe('missing');
  expect(inserted).toEqual([]);
});
