import { afterEach, expect, test, vi } from 'vitest';
import { BrowserIds } from '../../../adapters/browser/browser-ids';

const ids = new BrowserIds();

afterEach(() => {
  vi.unstubAllGlobals();
});

test('uuids are of version 4 and all different', () => {
  const made = Array.from({ length: 200 }, () => ids.uuid());
  for (const uuid of made)
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(made).size).toBe(200);
});

test.each([
  // The example of RFC 7636, appendix B.
  ['dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'],
  ['', '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU'],
  ['é', 'SplVfkAzw1Od4utlRyAXytX5VX96BiWgnxw_biumnEw'],
])('hashes %j', async (text, hash) => {
  expect(await ids.hash(text)).toBe(hash);
});

test('throws a clear error when a browser cannot hash', async () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  await expect(ids.hash('x')).rejects.toThrow('https');
});
