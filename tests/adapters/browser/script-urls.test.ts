import { expect, test } from 'vitest';
import { scriptUrls } from '../../../adapters/browser/script-urls';

const location = { origin: 'https://app.example' };
const allowed = ['/scripts/one-kyc.js', 'https://sdk.example/v1.js'];
const others = [
  '/scripts/other.js',
  '/scripts/one-kyc.js?x=1',
  '//sdk.example/v1.js#x',
  'http://sdk.example/v1.js',
  'https://sdk.example/v1.js.evil',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
];

interface Rules {
  readonly createScriptURL: (address: string) => string;
}

/** A browser that enforces Trusted Types: its trusted addresses are objects, and a policy's name is used once. */
const strict = () => {
  const names: string[] = [];
  const createPolicy = (name: string, { createScriptURL }: Rules) => {
    if (names.includes(name)) throw new TypeError('used before');
    names.push(name);
    return { createScriptURL: (address: string) => new String(createScriptURL(address)) };
  };
  return { names, page: { location, trustedTypes: { createPolicy } } as unknown as Window };
};

test('passes the configured scripts through one policy', () => {
  const { names, page } = strict();
  const trusted = scriptUrls(allowed, page);
  expect(allowed.map((address) => typeof trusted(address))).toEqual(['object', 'object']);
  expect(String(trusted('/scripts/one-kyc.js'))).toBe('https://app.example/scripts/one-kyc.js');
  expect(names).toEqual(['paylater-script-url']);
});

test.each(others)('refuses %s, with and without Trusted Types', (address) => {
  for (const page of [strict().page, { location } as Window])
    expect(() => scriptUrls(allowed, page)(address)).toThrow(TypeError);
});

test('without Trusted Types the list still applies', () => {
  const trusted = scriptUrls(allowed, { location } as Window);
  expect(trusted('https://sdk.example/v1.js')).toBe('https://sdk.example/v1.js');
});

test('two callers with different scripts share the document’s policy', () => {
  const { names, page } = strict();
  const [first, second] = [scriptUrls(allowed, page), scriptUrls(['/assets/worker.js'], page)];
  for (const trusted of [first, second])
    expect(String(trusted('/assets/worker.js'))).toBe('https://app.example/assets/worker.js');
  expect(() => second('/assets/other.js')).toThrow(TypeError);
  expect(names).toEqual(['paylater-script-url']);
});
