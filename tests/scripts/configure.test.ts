import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { build } from '../../scripts/lib/build.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { temporaryFolder } from '../support/temporary-folder';
import { clientConfig } from '../support/client-config';

const folder = temporaryFolder();
const client = join(folder, 'client');
const page = join(client, 'index.html');
const fresh = () => {
  mkdirSync(client, { recursive: true });
  copyFileSync(join(root, 'dist/client/index.html'), page);
};

beforeAll(async () => {
  expect(await build()).toBe(true);
}, 300_000);

const configure = (config: object, ...origins: readonly object[]) => {
  const files = [config, ...origins].map((value, at) => {
    const file = join(folder, `${at}.json`);
    writeFileSync(file, JSON.stringify(value));
    return file;
  });
  const [file = '', ...others] = files;
  return spawnSync(process.execPath, ['scripts/configure.mjs', file, client, ...others], {
    cwd: root,
    encoding: 'utf8',
  });
};

test('a configuration is written into a build with its start page; a wrong one changes nothing', () => {
  fresh();
  const lender = 'PT Pendana </script> Contoh';
  const { status, stdout } = configure({ ...clientConfig, lender });
  expect(status).toBe(0);
  const html = readFileSync(page, 'utf8');
  const [, block = ''] = /id="config">([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(block)).toMatchObject({ lender });
  expect(html).toContain('Pemberi pinjamannya PT Pendana &lt;/script&gt; Contoh.');
  expect(stdout).toMatch(/^configured for sandbox: copy \S+client and \S+delivery to the server\n/);
  // A base without its `/v1` is allowed, and easily a slip.
  expect(stdout).toMatch(/\nthe client asks for GET \/v1\/user\/info at \S+\/user\/info\n/);
  expect(stdout).not.toContain('sha256-');

  // A second run works as well, and its compressed files contain the same document.
  configure({ ...clientConfig, lender: 'PT Lain' });
  const second = readFileSync(page, 'utf8');
  expect(second).not.toContain('Pendana');
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe(second);
  expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe(second);

  const wrong = configure({ ...clientConfig, tokenUrl: 'javascript:alert(1)' });
  expect(wrong.status).toBe(1);
  expect(wrong.stderr).toContain('the configuration is not valid:\n  tokenUrl: ');
  expect(readFileSync(page, 'utf8')).toBe(second);

  const broken = join(folder, 'broken.json');
  writeFileSync(broken, '{\n  "lender": "PT Contoh",\n}');
  const unread = spawnSync(process.execPath, ['scripts/configure.mjs', broken, client], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(unread.stderr).toContain(`${broken} is not JSON: line 3, column 1: `);
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['scripts/configure.mjs', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  expect(run('/no/config.json', client).stderr).toBe('/no/config.json: there is no such file\n');
  expect(run(broken, '/no/client').stderr).toBe('/no/client is not built: npm run build\n');
  expect(readFileSync(page, 'utf8')).toBe(second);
});

test('in production the document has no start page for plain browsers, which cannot apply', () => {
  fresh();
  const { probe: _, ...values } = clientConfig;
  const https = JSON.parse(
    JSON.stringify(values)
      .replaceAll(/"http:\/\/[\w.]+:\d+"/g, '"paylater.example"')
      .replaceAll(/http:\/\/[\w.]+:\d+/g, 'https://paylater.example'),
  );
  const { status, stderr } = configure({
    ...https,
    environment: 'production',
    lender: 'PT Lain',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const [templates = ''] = /<!--templates-->[\s\S]*<!--\/templates-->/.exec(
    readFileSync(page, 'utf8'),
  ) ?? [''];
  expect(templates).toContain('data-at="^(/|/home)$"');
  expect(templates).not.toContain('data-at="^(start)$"');
});

test('security.txt is written from its values, unless they have expired, and removed with them', () => {
  fresh();
  const file = join(client, '.well-known/security.txt');
  const inDays = (days: number) =>
    new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().replace(/\.\d+/, '');
  const contact = ['mailto:security@paylater.example', 'https://paylater.example/report'];
  const expires = inDays(300);
  expect(configure(clientConfig, { security: { contact, expires } }).stderr).toBe('');
  const text = [
    'Contact: mailto:security@paylater.example',
    'Contact: https://paylater.example/report',
    `Expires: ${expires}`,
    'Preferred-Languages: id, en',
    '',
  ].join('\n');
  expect(readFileSync(file, 'utf8')).toBe(text);
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  expect(manifest.addresses['/.well-known/security.txt']).toMatchObject({ answer: 'wellKnown' });

  const expired = configure(clientConfig, { security: { contact, expires: inDays(-1) } });
  expect(expired.status).toBe(1);
  expect(expired.stderr).toContain('\n  security.expires: ');
  expect(readFileSync(file, 'utf8')).toBe(text);

  expect(configure(clientConfig, {}).status).toBe(0);
  expect(existsSync(file)).toBe(false);
});

const snippets = ['paylater.nginx.conf', 'paylater.caddy', 'paylater.edge.json'];
const written = () =>
  snippets.map((name) => readFileSync(join(folder, 'delivery', name), 'utf8')).join('\n');

test('the servers’ configurations follow the client’s and the operator’s additions, unless those are wrong', () => {
  fresh();
  const config = { ...clientConfig, trackingUrl: 'https://events.example/v1' };
  expect(configure(config, { images: ['https://media.example'] }).status).toBe(0);
  expect(written()).toContain("connect-src 'self' https://events.example;");
  expect(written().match(/img-src 'self' data: https:\/\/media\.example;/g)).toHaveLength(11);
  const before = [readFileSync(page, 'utf8'), written()];
  const wrong = { images: ["https://media.example; script-src 'unsafe-inline'"] };
  const { status, stderr } = configure({ ...clientConfig, lender: 'PT Lain' }, wrong);
  expect([status, stderr]).toEqual([
    1,
    [
      'the further origins are not valid:',
      `  images.0: found "https://media.example; script-src 'unsafe-inline'"; accepted: an origin such as https://media.example`,
      '',
    ].join('\n'),
  ]);
  expect([readFileSync(page, 'utf8'), written()]).toEqual(before);
});

test.each(['lender', 'licence', 'complaints'])(
  'the example’s %s is named outside production, and refused in it',
  (key) => {
    fresh();
    const example = JSON.parse(readFileSync(join(root, 'docs/config.json'), 'utf8'));
    const own = { lender: 'PT Lain', licence: 'Izin lain', complaints: '157' };
    const config = { ...example, ...own, [key]: example[key] };
    const before = readFileSync(page, 'utf8');
    const live = configure(config);
    expect(live.status).toBe(1);
    expect(live.stderr).toContain(`still the example's: ${key} (${JSON.stringify(example[key])})`);
    expect(readFileSync(page, 'utf8')).toBe(before);
    const trial = configure({ ...config, environment: 'staging' });
    expect(trial.status).toBe(0);
    expect(trial.stdout).toContain(`still the example's: ${key} (`);
    expect(trial.stdout).toContain(
      'hosts of the example, which do not exist: login.lender.example',
    );
    expect(configure({ ...example, ...own }).status).toBe(0);
    const both = configure({ ...config, router: 'path' }).stderr;
    expect(both).toMatch(/\n {2}router: .*\nstill the example's: /);
  },
);
