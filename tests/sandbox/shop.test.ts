import { createServer } from 'node:net';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { attributesOf, elements, looks } from '../../sandbox/shop/playground-fields';
import { temporaryFolder } from '../support/temporary-folder';
import { openSandbox, sandboxForTests } from './sandbox';

const script = 'export const defined = true;\n';

const folder = temporaryFolder({
  'embeds/v1/paylater.js': script,
  'embeds/v1/paylater.js.br': brotliCompressSync(script),
  'embeds/1.0.0/paylater.js': script,
  'embeds/1.0.0/paylater.js.br': brotliCompressSync(script),
  'secret.js': 'not for you',
});
const sandbox = await sandboxForTests({ embedsFolder: join(folder, 'embeds') });

const pages = ['/shop', '/shop/playground'];

/** Both origins of the shop, each with the origin of PayLater as its policy names it. */
const places = [
  [sandbox.url, ''],
  [sandbox.shopUrl, ` ${sandbox.url}`],
] as const;

const asked = async (url: string, more: RequestInit = {}) => {
  const answer = await fetch(url, { redirect: 'manual', ...more });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

test.each(pages)('%s has a strict policy with Trusted Types, on both origins', async (page) => {
  for (const [origin, paylater] of places) {
    const { status, headers, text } = await asked(origin + page);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self'${paylater}`,
      "style-src 'self'",
      "img-src 'self' data:",
      `connect-src 'self'${paylater}`,
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text).toContain(`<main data-route="${page}">`);
    expect(text).toContain(`src="${paylater.trim()}/embeds/v1/paylater.js"`);
    expect(text).not.toMatch(/ style=| on\w+=|<style|<script(?! type="module" src=")/);
    expect(text).not.toMatch(/bearer|token=/i);
  }
});

test.each(pages)(
  'every file of %s exists on both origins, and loads no missing file',
  async (page) => {
    for (const [origin] of places) {
      const { text } = await asked(origin + page);
      const files = new Set(
        [...text.matchAll(/"(\/shop\/[\w.-]+\.\w+)"/g)].map(([, path]) => path),
      );
      for (const path of files) {
        const file = await asked(`${origin}${path}`);
        expect(file.status, path).toBe(200);
        const type = path?.endsWith('.css') ? 'text/css' : 'text/javascript';
        expect(file.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
        for (const [, name] of file.text.matchAll(/^import .* from '\.\/([\w-]+\.js)'/gm))
          files.add(`/shop/${name}`);
      }
      expect(files.size).toBeGreaterThan(3);
    }
  },
);

test('each origin links to the other, and the origin of the shop serves nothing else', async () => {
  const { url, shopUrl } = sandbox;
  expect((await asked(`${url}/shop`)).text).toContain(`href="${shopUrl}/shop"`);
  expect((await asked(`${shopUrl}/shop`)).text).toContain(`href="${url}/shop"`);
  const start = await asked(shopUrl);
  expect([start.status, start.headers.get('location')]).toEqual([302, '/shop']);
  const byName = await asked(`${shopUrl.replace('127.0.0.1', 'localhost')}/shop?persona=new`);
  expect(byName.headers.get('location')).toBe(`${shopUrl}/shop?persona=new`);
  for (const path of ['/home', '/api/v2/homepage', '/_sandbox/personas', '/embeds/v1/paylater.js'])
    expect((await asked(shopUrl + path)).status, path).toBe(404);
});

const wanted = 'authorization, content-type, x-user-locale, application-source';
const preflight = (path: string, origin: string) =>
  sandbox.send('OPTIONS', path, {
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': wanted,
    },
  });

test.each(['/api/v2/homepage', '/_sandbox/users', '/_sandbox/users/x/token'])(
  'a preflight for %s is answered for the origin of the shop only',
  async (path) => {
    const { status, headers } = await preflight(path, sandbox.shopUrl);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(sandbox.shopUrl);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    const allowed = headers.get('access-control-allow-headers')?.toLowerCase().split(', ') ?? [];
    expect(allowed.sort()).toEqual(wanted.split(', ').sort());
    for (const origin of ['https://evil.example', 'null', `${sandbox.shopUrl}0`, sandbox.url])
      expect((await preflight(path, origin)).headers.get('access-control-allow-origin')).toBeNull();
  },
);

/**
 * The Vary headers. A cache in between, such as the service worker of the shop, must keep the answers of users apart.
 */
const varying = ['Authorization', 'Origin', 'X-User-Locale', 'application-source'];

test('only the origin of the shop can read the answers, including refusals', async () => {
  const { userId, token } = await sandbox.person('active');
  const read = (origin: string, bearer: string) =>
    sandbox.send('GET', '/api/v2/homepage', {
      headers: { origin, authorization: `Bearer ${bearer}` },
    });
  for (const [bearer, status] of [
    [token, 200],
    ['nobody', 401],
  ] as const) {
    const result = await read(sandbox.shopUrl, bearer);
    expect(result.status).toBe(status);
    expect(result.headers.get('access-control-allow-origin')).toBe(sandbox.shopUrl);
    expect(result.headers.get('access-control-expose-headers')).toContain('Date');
    expect(result.headers.get('vary')?.split(', ').sort()).toEqual(varying);
    const stranger = await read('https://evil.example', bearer);
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
    expect(stranger.headers.get('vary')?.split(', ').sort()).toEqual(varying);
  }
  for (const path of [`/_sandbox/users/${userId}`, '/_sandbox/journal', '/home', '/token']) {
    const { headers } = await sandbox.send('GET', path, { headers: { origin: sandbox.shopUrl } });
    expect(headers.get('access-control-allow-origin'), path).toBeNull();
  }
});

test('the journal has no preflights', async () => {
  await preflight('/api/v1/bill-list', sandbox.shopUrl);
  const calls = await sandbox.control<{ method: string; headers: Record<string, string> }[]>(
    'GET',
    '/journal',
  );
  const isPreflight = (it: (typeof calls)[number]) =>
    it.method === 'OPTIONS' && it.headers['origin'] === sandbox.shopUrl;
  expect(calls.filter(isPreflight)).toEqual([]);
});

test('the script of the elements is open to every origin, and only its frozen address is cached permanently', async () => {
  for (const [path, caching] of [
    ['/embeds/1.0.0/paylater.js', 'public, max-age=31536000, immutable'],
    ['/embeds/v1/paylater.js', 'no-cache'],
  ] as const)
    for (const coding of ['br', 'identity']) {
      const result = await sandbox.send('GET', path, { headers: { 'accept-encoding': coding } });
      expect([result.status, result.body]).toEqual([200, script]);
      expect(result.headers.get('content-encoding')).toBe(coding === 'br' ? 'br' : null);
      expect(result.headers.get('cache-control')).toBe(caching);
      expect(result.headers.get('access-control-allow-origin')).toBe('*');
      expect(result.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
  for (const path of ['/embeds/v9/paylater.js', '/embeds/', '/embeds/..%2fsecret.js'])
    expect((await sandbox.send('GET', path)).status, path).toBe(404);
});

test('the shop uses the given port, and a taken one is an error that leaves no port open', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  await expect(openSandbox({ shopPort: port })).rejects.toThrow('is in use');
  await expect(openSandbox({ port })).rejects.toThrow('is in use');
  taken.close();
  await once(taken, 'close');
  const own = await openSandbox({ shopPort: port });
  expect(own.shopUrl).toBe(`http://127.0.0.1:${port}`);
  expect((await asked(`${own.shopUrl}/shop`)).status).toBe(200);
  await own.close();
  await expect(fetch(own.shopUrl)).rejects.toThrow('fetch failed');
});

test('the shop reserves the height for each element that the partners’ guide names', async () => {
  const heights = (text: string) =>
    [...text.matchAll(/(paylater-[\w-]+):not\(:defined\) \{[^}]*min-height: (\d+px)/g)]
      .map(([, tag, height]) => `${tag} ${height}`)
      .sort();
  const { text } = await asked(`${sandbox.url}/shop/site.css`);
  expect(heights(text)).toEqual(heights(readFileSync('embeds/README.md', 'utf8')));
  expect(heights(text)).toHaveLength(4);
});

interface Declaration {
  readonly tagName?: string;
  readonly attributes?: readonly { readonly name: string }[];
}

test.each(pages)('no two parts of %s have the same id', async (page) => {
  const { text } = await asked(sandbox.url + page);
  const ids = Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('the playground offers exactly the custom properties of the guide', () => {
  const guide = readFileSync('embeds/README.md', 'utf8');
  const named = Array.from(guide.matchAll(/^\| `(--paylater-[\w-]+)` \|/gm), ([, name]) => name);
  expect(looks.map(({ name }) => name)).toEqual(named);
});

test('the playground offers every element with exactly its published attributes', () => {
  const { modules }: { modules: { declarations: Declaration[] }[] } = JSON.parse(
    readFileSync('embeds/package/custom-elements.json', 'utf8'),
  );
  const published = modules.flatMap(({ declarations }) => declarations);
  const names = ({ attributes = [] }: Declaration) => attributes.map(({ name }) => name);
  const shared = published.filter(({ tagName }) => tagName === undefined).flatMap(names);
  const tags = published.flatMap((it) =>
    it.tagName === undefined ? [] : [[it.tagName, [...shared, ...names(it)]]],
  );
  expect(Object.keys(elements).map((tag) => [tag, attributesOf(tag)])).toEqual(tags);
});

/** Returns the messages of the playground about ignored settings in its address. */
const ignoredAt = async (search: string): Promise<string[]> => {
  const { text } = await asked(`${sandbox.url}/shop/playground?lang=en&${search}`);
  const [, list = ''] = /id="ignored">[^]*?<ul>([^]*?)<\/ul>/.exec(text) ?? [];
  return Array.from(list.matchAll(/<li><code>(.*?)<\/code>: (.*)<\/li>/g), (it) =>
    it.slice(1).join(': '),
  );
};

test.each<[string, string[]]>([
  ['', []],
  ['element=nope', ['element=nope: there is no such value']],
  ['element=constructor', ['element=constructor: there is no such value']],
  ['element=paylater-bill-list&type=foo', ['type=foo: there is no such value']],
  ['type=upcoming', ['type=upcoming: no attribute of &#60;paylater-limit-card&#62;']],
  ['persona=nope', ['persona=nope: there is no such value']],
  ['host=pink&width=7', ['host=pink: there is no such value', 'width=7: there is no such value']],
  ['colour=<b>', ['colour=&#60;b&#62;: there is no such setting']],
  ['theme=&element=paylater-bill-list&type=upcoming&persona=overdue&width=240', []],
  ['element=paylater-instalment-plan&tenor=6&--paylater-accent=red&host=brand', []],
])('the playground shows which settings of "%s" have no effect', async (search, ignored) => {
  expect(await ignoredAt(search)).toEqual(ignored);
});

test('the playground shows ignored settings in Indonesian too, also for an unknown language', async () => {
  const { text } = await asked(`${sandbox.url}/shop/playground?lang=fr`);
  expect(text).toContain('<html lang="id">');
  expect(text).toContain('<li><code>lang=fr</code>: nilai ini tidak ada</li>');
});

test('the playground is in English with lang=en, and keeps the language in its form', async () => {
  const { text } = await asked(`${sandbox.url}/shop/playground?lang=en`);
  expect(text).toContain('<html lang="en">');
  expect(text).toContain('<option value="en" selected>English</option>');
  expect(text).toContain('<h2 id="snippets-title">Code</h2>');
  expect(text).not.toMatch(/Halaman|Peristiwa|Tautan|Keranjang|Orang/);
});
