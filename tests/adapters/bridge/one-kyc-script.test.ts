import { expect, test } from 'vitest';
import { aScript } from '../support/host-script';

const sdk = { launch: () => {} };

test('is loaded once, from the configured address', async () => {
  const { script, page, inserted, ends } = aScript({ trusted: (address) => `${address}#trusted` });
  const both = [script.load(), script.load()];
  expect(inserted.map(({ src }) => src)).toEqual(['https://sdk.example/v1.js#trusted']);
  page.OneKyc = sdk;
  ends('load');
  expect(await Promise.all([...both, script.load()])).toEqual(
    [1, 2, 3].map(() => ({ kind: 'ok', value: sdk })),
  );
  expect(inserted).toHaveLength(1);
});

test('has an integrity check when its hash is configured', () => {
  const { script, inserted } = aScript({ integrity: 'sha384-abc' });
  void script.load();
  expect(inserted[0]).toMatchObject({
    integrity: 'sha384-abc',
    crossOrigin: 'anonymous',
    async: true,
  });
});

test.each([
  ['cannot be loaded', 'error', { kind: 'failed', code: 'SCRIPT' }],
  ['is something else', 'load', { kind: 'malformed' }],
] as const)('a script that %s may be loaded again', async (_, how, expected) => {
  const { script, page, inserted, ends, reporter } = aScript();
  const first = script.load();
  page.OneKyc = { launch: 'not a function' };
  ends(how);
  expect(await first).toEqual(expected);
  expect(reporter.reports).toMatchObject([{ kind: 'load', code: expected.kind.toUpperCase() }]);
  const second = script.load();
  page.OneKyc = sdk;
  ends('load');
  expect(await second).toEqual({ kind: 'ok', value: sdk });
  expect(inserted).toHaveLength(2);
});

test('has a minute to load', async () => {
  const { script, clock } = aScript();
  const loading = script.load();
  await clock.advance(59_999);
  expect(clock.waiting).toBe(1);
  await clock.advance(1);
  expect(await loading).toEqual({ kind: 'timeout' });
});

test('an untrusted address never reaches the page', async () => {
  const { script, inserted } = aScript({
    trusted: () => {
      throw new TypeError('not configured');
    },
  });
  expect(await script.load()).toEqual({ kind: 'failed', code: 'THROWN' });
  expect(inserted).toEqual([]);
});
