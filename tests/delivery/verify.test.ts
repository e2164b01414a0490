import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { additionsOf, parseMoreOrigins } from '../../delivery/additions';
import { headersOf } from '../../delivery/headers';
import { inlineHashes } from '../../delivery/inline-hashes';
import type { Manifest } from '../../delivery/manifest';
import { parseConfig } from '../../domain/config/config';
import { build } from '../../scripts/lib/build.mjs';
import { filesBelow } from '../../scripts/lib/manifest.mjs';
import { verifySite } from '../../scripts/lib/verify.mjs';
import { listen } from '../support/listen';
import { asset, frozenElement } from './support/addresses';
import { production } from './support/production';
import { makeSite, type Site } from './support/site';
import { type Plant, serveSite } from './support/static-server';

let site: Site;
let manifest: Manifest;
let table: ReturnType<typeof headersOf>;

beforeAll(async () => {
  expect(await build()).toBe(true);
  site = makeSite();
  site.release(production);
  manifest = JSON.parse(site.read('manifest.json')) as Manifest;
  const { config, origins } = production;
  const additions = additionsOf(parseConfig(config), parseMoreOrigins(origins));
  table = headersOf({ ...additions, ...inlineHashes(site.read('client/index.html')) });
}, 300_000);
afterAll(() => site.remove());

const verify = async (plant?: Plant) => {
  const server = await serveSite(site, table, plant);
  try {
    const { good, lines } = await verifySite(manifest, server.origin);
    return { good, lines: lines.map((line) => line.replace(server.origin, 'site')) };
  } finally {
    await server.close();
  }
};

const verifyOther = async (listener: RequestListener, timeout = 20_000) => {
  const server = await listen(createServer(listener));
  try {
    const { good, lines } = await verifySite(manifest, server.origin, { timeout });
    return { good, lines: lines.map((line) => line.replace(server.origin, 'site')) };
  } finally {
    await server.close();
  }
};

test('the manifest has every file of the client and the elements, and the three documents', () => {
  const rows = Object.values(manifest.addresses);
  const listed = new Set(
    rows.flatMap(({ file = '', sums = {} }) =>
      Object.keys(sums).map((it) => file + { identity: '', gzip: '.gz', br: '.br' }[it]),
    ),
  );
  listed.delete('');
  const built = ['client', 'embeds'].flatMap((name) =>
    filesBelow(join(site.folder, name)).map((path) => `${name}/${path}`),
  );
  expect([...listed].sort()).toEqual([...built].sort());
  expect(new Set(rows.map(({ answer }) => answer))).toEqual(
    new Set(Object.keys(table).filter((it) => it !== 'failed' && it !== 'refused')),
  );
  expect(manifest.headers).toEqual(table);
});

test('a site that serves the unchanged build passes, and every address is requested in every encoding', async () => {
  const asked = new Set<string>();
  const { good, lines } = await verify((_, path, coding) => asked.add(`${path} ${coding}`));
  expect(lines).toEqual([expect.stringMatching(/^site: all as built \(\d+ identity, \d+ gzip, /)]);
  expect(good).toBe(true);
  const forms = Object.entries(manifest.addresses).flatMap(([address, { sums }]) =>
    Object.keys(sums ?? { identity: {} }).map((coding) => `${address} ${coding}`),
  );
  expect([...asked].sort()).toEqual(forms.sort());
});

/** What is planted at an address, and the line that it must cause. */
const plants: readonly (readonly [
  what: string,
  address: () => string,
  plant: Plant,
  line: RegExp,
])[] = [
  [
    'one byte of a script',
    () => asset(site, '.js'),
    (sent, _, coding) => {
      if (coding === 'identity') sent.body[9] = 0;
    },
    /^\S+\.js \(identity\): other contents than built \(\d+ bytes came, \d+ were built\)\. Copy dist\/client\/assets\/\S+\.js again/,
  ],
  [
    'a missing header',
    () => frozenElement,
    ({ headers }) => delete headers['Access-Control-Allow-Origin'],
    /^\/embeds\/\S+\.js \(identity\), .*: the header Access-Control-Allow-Origin is missing, not "\*"\. Serve it with/,
  ],
  [
    'a wrong type',
    () => asset(site, '.css'),
    ({ headers }) => (headers['Content-Type'] = 'text/plain'),
    /^\S+\.css \(identity\), .*: Content-Type is "text\/plain", not "text\/css; charset=utf-8"\. Serve it/,
  ],
  [
    'an old document',
    () => '/home',
    (sent, _, coding) => {
      if (coding === 'identity') sent.body = Buffer.from(`${sent.body.toString()}<!-- old -->`);
    },
    /^\/home \(identity\): another document than the one built .* Replace index\.html, its \.br and its \.gz at once/,
  ],
  [
    'a .br that ends early',
    () => asset(site, '.js'),
    (sent, _, coding) => {
      if (coding === 'br') sent.body = sent.body.subarray(0, 100);
    },
    /^\S+\.js \(br\): cannot be unpacked \(100 bytes came, \d+ were built\)\. Copy dist\/\S+\.js\.br again/,
  ],
  [
    'a coding that was not accepted',
    () => asset(site, '.css'),
    (sent, _, coding) => {
      if (coding === 'gzip') sent.headers['Content-Encoding'] = 'br';
    },
    /^\S+\.css \(gzip\): is sent in br, which was not accepted\. Serve it/,
  ],
  [
    'a header of another kind of answer',
    () => '/auth/login',
    ({ headers }) => (headers['Access-Control-Allow-Origin'] = '*'),
    /^\/auth\/login .*: the header access-control-allow-origin does not belong to this address/,
  ],
  [
    'a wider policy',
    () => '/repayment/bill-list',
    ({ headers }) =>
      (headers['Content-Security-Policy'] = (headers['Content-Security-Policy'] ?? '').replace(
        "frame-ancestors 'none'",
        'frame-ancestors *',
      )),
    /^\/repayment\/bill-list .*: the header Content-Security-Policy is "….*frame-ancestors \*.*, not "….*frame-ancestors 'none'/,
  ],
  [
    'a document in place of a missing file',
    () => '/assets/missing.js',
    (sent) => (sent.status = 200),
    /^\/assets\/missing\.js \(identity\): a missing file is answered with 200 instead of 404\. Serve it/,
  ],
  [
    'a file that was not copied',
    () => asset(site, '.svg'),
    (sent) => (sent.status = 404),
    /^\S+\.svg \(identity\), .*: is missing \(404\)\. Copy dist\/client\/assets\/\S+\.svg$/,
  ],
  [
    'a redirect',
    () => '/embeds/llms.txt',
    (sent) => {
      sent.status = 301;
      sent.headers['Location'] = 'https://cdn.example/llms.txt';
    },
    /^\/embeds\/llms\.txt .*: redirects to https:\/\/cdn\.example\/llms\.txt\. Verify that site/,
  ],
  [
    'a compressed form that is not sent',
    () => '/embeds/v1/paylater.js',
    (sent, _, coding) => {
      if (coding !== 'gzip') return;
      delete sent.headers['Content-Encoding'];
      sent.body = readFileSync(join(site.folder, 'embeds/v1/paylater.js'));
    },
    /^\/embeds\/v1\/paylater\.js: is not sent in gzip\. Copy its compressed file too$/,
  ],
];

test('each planted difference is one line with the remedy', async () => {
  const planted = plants.map(([, address, plant]) => [address(), plant] as const);
  const { good, lines } = await verify((sent, path, coding) => {
    for (const [address, plant] of planted) if (address === path) plant(sent, path, coding);
  });
  expect(good).toBe(false);
  for (const [what, , , line] of plants)
    expect(
      lines.filter((it) => line.test(it)),
      `${what}\n${lines.join('\n')}`,
    ).toHaveLength(1);
  expect(lines).toHaveLength(plants.length + 1);
  expect(lines[plants.length]).toMatch(new RegExp(`^site: ${plants.length} differences \\(`));
});

test('what changes no content is a note: no Brotli, another compression, a header of a cache', async () => {
  const { good, lines } = await verify((sent, path, coding) => {
    sent.headers['X-Cache'] = 'HIT';
    if (coding === 'br') {
      const { file = '' } = manifest.addresses[path] ?? {};
      sent.body = readFileSync(join(site.folder, file));
      delete sent.headers['Content-Encoding'];
    }
  });
  expect(lines).toEqual([
    'note: nothing is sent in br; the contents are as built',
    'note: the server adds x-cache',
    expect.stringMatching(/^site: all as built/),
  ]);
  expect(good).toBe(true);

  const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
  const anew = await verify((sent, path, coding) => {
    const { file = '' } = manifest.addresses[path] ?? {};
    if (coding === 'br' && path === frozenElement)
      sent.body = brotliCompressSync(readFileSync(join(site.folder, file)), fast);
  });
  expect(anew.lines[0]).toBe('note: 1 answers were compressed again; the contents are as built');
  expect(anew.good).toBe(true);
});

test('a page of another site, a redirect, a closed port and a silent server are said in one line', async () => {
  const other = await verifyOther((_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Shop</title>'),
  );
  expect(other).toEqual({
    good: false,
    lines: ['site is no site of this client: / is answered with 200 text/html'],
  });
  const moved = await verifyOther((_, response) =>
    response.writeHead(302, { Location: 'https://elsewhere.example/' }).end(),
  );
  expect(moved.lines).toEqual([
    'site is no site of this client: / is answered with 302, a redirect to https://elsewhere.example/',
  ]);
  const silent = await verifyOther(() => undefined, 50);
  expect(silent.lines).toEqual(['site does not answer: no whole answer in time']);
});

test('a page that is compressed without being asked is still one of the client', async () => {
  const page = brotliCompressSync(site.read('client/index.html'));
  const { lines } = await verifyOther((_, response) =>
    response.writeHead(200, { 'Content-Encoding': 'br' }).end(page),
  );
  expect(lines.join('\n')).toContain('is sent in br, which was not accepted');
  expect(lines.join('\n')).not.toContain('no site of this client');
});

test('a site that stops answering is not asked to the end', async () => {
  let asked = 0;
  const page = site.read('client/index.html');
  const { good, lines } = await verifyOther((_, response) => {
    asked += 1;
    if (asked === 1) response.end(page);
    else response.destroy();
  });
  expect(good).toBe(false);
  expect(lines[0]).toMatch(/^\/, .*: no answer: the connection was closed\. Try again/);
  expect(lines).toContain('note: the rest was not asked');
  expect(asked).toBeLessThan(20);
});

test('the command ends with 0 or 1, and names what it was not given', async () => {
  const run = async (...args: readonly string[]) => {
    const child = spawn(process.execPath, ['scripts/verify.mjs', ...args]);
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => (printed += part.toString()));
    const [status] = (await once(child, 'close')) as [number];
    return [status, printed.trim()];
  };
  const server = await serveSite(site, table);
  const file = join(site.folder, 'manifest.json');
  expect(await run(server.origin, file)).toEqual([0, expect.stringContaining('all as built')]);
  await server.close();
  expect(await run(server.origin, file)).toEqual([
    1,
    `${server.origin} does not answer: nothing listens there`,
  ]);
  expect(await run()).toEqual([1, expect.stringMatching(/^usage: /)]);
  expect(await run('file:///etc')).toEqual([1, expect.stringMatching(/^usage: /)]);
  expect(await run(server.origin, '/no/manifest.json')).toEqual([
    1,
    '/no/manifest.json: there is no such file: npm run build',
  ]);
});
