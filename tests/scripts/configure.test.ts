import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../scripts/lib/build.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { clientConfig } from '../support/client-config';

const folder = mkdtempSync(join(tmpdir(), 'configure-'));
const page = join(folder, 'index.html');
const fresh = () => copyFileSync(join(root, 'dist/client/index.html'), page);

beforeAll(async () => {
  expect(await build()).toBe(true);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true }));

const configure = (config: object) => {
  const file = join(folder, 'config.json');
  writeFileSync(file, JSON.stringify(config));
  return spawnSync(process.execPath, ['scripts/configure.mjs', file, folder], {
    cwd: root,
    encoding: 'utf8',
  });
};

test('a configuration is written into a build, with the start page it makes', () => {
  fresh();
  const lender = 'PT Pendana </script> Contoh';
  const { status, stdout } = configure({ ...clientConfig, lender });
  expect(status).toBe(0);
  const html = readFileSync(page, 'utf8');
  const [, block = ''] = /id="config">([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(block)).toMatchObject({ lender });
  expect(html).toContain('Pemberi pinjamannya PT Pendana &lt;/script&gt; Contoh.');
  expect(stdout).toMatch(/^script-src( 'sha256-[\w+/=]+'){2}\nstyle-src 'sha256-[\w+/=]+'\n$/);

  // A second time is as good as the first.
  configure({ ...clientConfig, lender: 'PT Lain' });
  expect(readFileSync(page, 'utf8')).not.toContain('Pendana');
});

test('in production no start page is drawn for a browser, which cannot apply there', () => {
  fresh();
  const { probe: _, ...values } = clientConfig;
  const https = JSON.parse(
    JSON.stringify(values).replaceAll(/http:\/\/[\w.]+:\d+/g, 'https://paylater.example'),
  );
  const { status, stderr } = configure({ ...https, environment: 'production' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const [templates = ''] = /<!--templates-->[\s\S]*<!--\/templates-->/.exec(
    readFileSync(page, 'utf8'),
  ) ?? [''];
  expect(templates).toContain('data-at="/ /home"');
  expect(templates).not.toContain('data-at="start"');
});

test('a wrong configuration changes nothing, and is refused with where it is wrong', () => {
  fresh();
  const before = readFileSync(page, 'utf8');
  const { status, stderr } = configure({ ...clientConfig, tokenUrl: 'javascript:alert(1)' });
  expect(status).toBe(1);
  expect(stderr).toContain('the configuration is not valid (tokenUrl: ');
  expect(readFileSync(page, 'utf8')).toBe(before);
});
