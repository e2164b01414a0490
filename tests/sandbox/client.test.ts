import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { configSchema } from '../../domain/config/config';
import { ROUTES } from '../../domain/navigation/routes';
import { rawRequest } from '../support/raw-request';
import { temporaryFolder } from '../support/temporary-folder';
import { openSandbox, sandboxForTests } from './sandbox';

const critical = 'body{margin:0}';
const html = `<!doctype html><html><head><style>${critical}</style>
<script type="application/json" id="config">{}</script></head><body>the client</body></html>`;
const script = 'export const built = true;\n';

const folder = temporaryFolder({
  'secret.txt': 'not for you',
  'site/index.html': html,
  'site/assets/main-abc.js': script,
  'site/assets/main-abc.js.br': brotliCompressSync(script),
  'site/assets/main-abc.js.gz': gzipSync(script),
});
const sandbox = await sandboxForTests({ clientFolder: join(folder, 'site') });

test.each(Object.values(ROUTES).map(({ path }) => path.replace('/*', '/deeper')))(
  'serves the document with the complete policy at %s',
  async (path) => {
    const { status, headers, body } = await sandbox.send(
      'GET',
      path === '*' ? '/no/such/page' : path,
    );
    expect(status).toBe(200);
    expect(body).toContain('the client');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': path.startsWith('/auth/') ? 'no-store' : 'private, max-age=300',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(self)'),
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    });
  },
);

test('the policy is the one in the decisions', async () => {
  const { headers } = await sandbox.send('GET', '/');
  const hash = createHash('sha256').update(critical).digest('base64');
  expect(headers.get('content-security-policy')?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${hash}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types paylater-script-url',
    'report-to csp',
  ]);
  expect(headers.get('reporting-endpoints')).toBe('csp="/csp-reports"');
  expect(await sandbox.json('POST', '/csp-reports', [])).toMatchObject({ status: 204 });
});

test('the document carries a configuration that the client accepts', async () => {
  const { body } = await sandbox.send('GET', '/');
  const [, block = ''] = /id="config">([\s\S]*?)<\/script>/.exec(String(body)) ?? [];
  expect(configSchema.parse(JSON.parse(block))).toMatchObject({
    environment: 'sandbox',
    apiBases: { '/v1': '/api/v1', '/v2': '/api/v2' },
    handOffUrl: '/hand-off?{query}',
  });
});

test.each(['br', 'gzip', 'identity'])('serves documents and files as %s', async (coding) => {
  for (const [path, text] of [
    ['/', 'the client'],
    ['/assets/main-abc.js', script],
  ] as const) {
    const asked = { headers: { 'accept-encoding': coding } };
    const { headers, body } = await sandbox.send('GET', path, asked);
    expect(headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding);
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(body).toContain(text);
  }
});

test('a hashed file is cached permanently, and a missing one is not answered with the document', async () => {
  const { headers } = await sandbox.send('GET', '/assets/main-abc.js');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await sandbox.send('GET', '/assets/gone-abc.js')).toMatchObject({ status: 404 });
});

const rawGet = async (path: string) => {
  const { status, body } = await rawRequest(sandbox.url, path);
  return { status, text: body.toString() };
};

test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/%00.txt'])(
  '%s does not leave the folder',
  async (path) => {
    const { status, text } = await rawGet(path);
    expect(status).toBe(404);
    expect(text).not.toContain('not for you');
  },
);

test.each([
  '/assets',
  '/assets/',
  '/assets/gone',
  '/assets/gone-abc.js',
  '/assets/%ff',
  '/%61ssets/gone',
  '//assets/gone',
  '/no/../assets/gone',
  '/robots.txt',
  '/favicon.ico',
])('%s is a missing file, never the document', async (path) => {
  const { status, text } = await rawGet(path);
  expect(status).toBe(404);
  expect(text).not.toContain('the client');
});

test.each([
  '/partner/name.with.dot',
  '/partner/shop.js',
  '/partner/deep.er/index.html',
  '/name.with.dot',
  '/kyc/step1.5',
  '/assetsx',
  '/%ff',
  '/%zz',
  '/home/%e0%a4%a',
])('%s is answered by the client', async (path) => {
  expect(await rawGet(path)).toMatchObject({
    status: 200,
    text: expect.stringContaining('the client'),
  });
});

test('without a built client the answer is 503', async () => {
  const unbuilt = await openSandbox({ clientFolder: join(folder, 'nowhere') });
  expect(await unbuilt.send('GET', '/')).toMatchObject({ status: 503 });
  await unbuilt.close();
});

test.each([
  ['/probe.js', 'text/javascript', 'export const install'],
  ['/scripts/one-kyc.js', 'text/javascript', 'OneKyc'],
  ['/scripts/one-kyc.css', 'text/css', '.one-kyc'],
  ['/sandbox.css', 'text/css', 'main'],
])('serves its own %s', async (path, type, text) => {
  const { status, headers, body } = await sandbox.send('GET', path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe(`${type}; charset=utf-8`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(body).toContain(text);
});
