import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.mjs';
import { startFront } from './support/broken-files';
import { storedOf } from './support/signed-in';
import { expect, test } from './support/test';

const files = readdirSync(join(root, 'dist/client/assets')).filter((name) =>
  /\.(?:js|css)$/.test(name),
);

test('the document has the hash of every file of ours, before the first module', async ({
  page,
}) => {
  const html = await (await page.request.get('/')).text();
  const [before = '', map = '', after = ''] = html.split(/<script type="importmap">|(?<=\}\})</);
  const known = Object.keys(JSON.parse(map).integrity);
  expect(known.sort()).toEqual(files.map((name) => `/assets/${name}`).sort());
  const tags = (before + after).match(/<(?:script|link) [^>]*"\/assets\/[^"]+\.(?:js|css)"[^>]*>/g);
  expect(tags?.length).toBeGreaterThan(9);
  expect(tags?.filter((tag) => !/ integrity="sha256-[\w+/]{43}="/.test(tag))).toEqual([]);
  // The app's own script waits in a template.
  const first = before.replace(/<template id="app".*?<\/template>/, '');
  expect(first).not.toMatch(/modulepreload|type="module"/);
});

for (const path of ['/', '/home', '/repayment/bill-list', '/auth/login'])
  test(`the policy of ${path} allows each script in the document by its hash`, async ({ page }) => {
    const answer = await page.request.get(path);
    const html = await answer.text();
    const policy = answer.headers()['content-security-policy'] ?? '';
    const scripts = [
      ...html.matchAll(/<script(?![^>]* src=)(?<type>[^>]*)>(?<code>[^]*?)<\/script>/g),
    ]
      .map(({ groups }) => groups)
      .filter((it) => !it?.['type']?.includes('application/json'));
    const hashes = scripts.map((it) =>
      createHash('sha256')
        .update(it?.['code'] ?? '')
        .digest('base64'),
    );
    expect(hashes.length).toBeGreaterThan(3);
    const allowed = ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)];
    expect(policy.split('; ')).toContain(`script-src ${allowed.join(' ')}`);
    expect(policy).not.toContain('unsafe-');
  });

const noStart = 'PayLater belum bisa dibuka';
const noPage = 'Halaman ini bermasalah';

/** One file of each kind, with the page that needs it, and what is shown while the file stays changed. */
const kinds: Readonly<Record<string, readonly [file: RegExp, path: string, shown: string]>> = {
  'the first script': [/\/index-.+\.js$/, '/', noStart],
  'a script before it': [/\/figures-/, '/', noStart],
  'what that imports': [/\/rolldown-runtime-/, '/', noStart],
  'the first styles': [/\/index-.+\.css$/, '/', noStart],
  'the code of a page': [/\/repayment-.+\.js$/, '/repayment/bill-list', noPage],
  'its texts': [/\/messages-id-repayment-/, '/repayment/bill-list', noPage],
  'what it imports': [/\/shared-/, '/repayment/bill-list', noPage],
};

for (const [what, [file, path, shown]] of Object.entries(kinds))
  test(`a changed file does not run, and the page reports it: ${what}`, async ({
    browser,
    baseURL,
    sandbox,
  }) => {
    const front = await startFront(baseURL ?? '');
    front.break(file, 'changed', Number.POSITIVE_INFINITY);
    const context = await browser.newContext({ baseURL: front.origin, locale: 'id-ID' });
    const stored = path === '/' ? [] : await storedOf(sandbox, await sandbox.createUser('active'));
    await context.addInitScript((rows) => {
      for (const { name, value } of rows) localStorage.setItem(name, value);
    }, stored);
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.locator('h1')).toHaveText(shown);
    await expect(page.locator('[data-action="primary"]')).toBeEnabled();
    expect(await page.evaluate(() => 'changed' in window)).toBe(false);
    await context.close();
    await front.close();
  });
