import { long, longUnless } from '../support/long';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { PartnerSite } from '../../engines/site/partner-site';
import { expect, unwatched as test } from '../support/partner';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const loader = () => read('dist/embeds/v1/paylater-loader.js');
const whole = () => read('dist/embeds/v1/paylater.js');

const isDefined = () => customElements.get('paylater-limit-card') !== undefined;
const advice =
  'PayLater: the elements cannot be loaded; set window.paylaterModule to the address of paylater.js. See "From a tag manager" in the guide of the elements.';

const script = (code: string, headers: Readonly<Record<string, string>> = {}) => ({
  html: code,
  headers: { 'content-type': 'text/javascript', ...headers },
});

/** Opens a page of the partner with this head, and records its warnings, errors and requests. */
const open = async (page: Page, site: PartnerSite, head: string) => {
  const [warnings, thrown, asked]: [string[], string[], string[]] = [[], [], []];
  page.on('console', (it) => it.type() === 'warning' && warnings.push(it.text()));
  page.on('pageerror', (error) => thrown.push(String(error)));
  page.on('request', (request) => asked.push(request.url()));
  const html = `<!doctype html><html lang="id"><meta charset="utf-8">${head}<body></body></html>`;
  await page.goto(site.put('/loader', { html }));
  return { warnings, thrown, asked };
};

const named = ({ lender }: PartnerSite) =>
  `<script>window.paylaterModule = '${lender}/embeds/v1/paylater.js'</script>`;
const inlined = () => `<script>${loader()}</script>`;
const combined = (site: PartnerSite) =>
  `<script defer src="${site.put('/cache/all.js', script(`var own = 1;${loader()};own = 2;`))}"></script>`;
/** A script that a plugin delays has no `<script>` tag when it runs. */
const delayed = () =>
  `<script>setTimeout(() => Function(${JSON.stringify(loader()).replaceAll('<', '\\u003c')})())</script>`;

for (const [how, put] of Object.entries({ inlined, combined, delayed })) {
  test(`${how}, the loader finds its module at the given address`, async ({ page, site }) => {
    const { warnings, thrown } = await open(page, site, named(site) + put(site));
    await page.waitForFunction(isDefined);
    expect([warnings, thrown]).toEqual([[], []]);
  });

  test(`${how} without an address, the loader warns with advice`, long, async ({ page, site }) => {
    const { warnings, thrown } = await open(page, site, put(site));
    await expect.poll(() => warnings, { timeout: 20_000 }).toEqual([advice]);
    expect(thrown).toEqual([]);
    expect(await page.evaluate(isDefined)).toBe(false);
  });
}

test('an element of the page cannot name the module', long, async ({ page, site }) => {
  const evil = site.put('/evil.js', script('window.isTaken = true'));
  const { asked } = await open(
    page,
    site,
    `<a id="paylaterModule" href="${evil}"></a>
     <script src="${site.lender}/embeds/v1/paylater-loader.js"></script>`,
  );
  await page.waitForFunction(isDefined);
  expect(asked).not.toContain(evil);
});

/** A year, as frozen addresses are cached. */
const forGood = { 'cache-control': 'public, max-age=31536000, immutable' };

const broken: Readonly<Record<string, ReturnType<typeof script> & { status?: number }>> = {
  empty: script('', forGood),
  half: script('const half = {', forGood),
  'a page in its place': { html: '<!doctype html>', headers: { 'content-type': 'text/html' } },
  'an error of the server': { ...script('not now'), status: 503 },
};

for (const [what, first] of Object.entries(broken))
  test(
    `a module that came once as ${what} loads at the next try, and stays loaded`,
    longUnless(what === 'half'),
    async ({ page, site }) => {
      site.put('/embeds/9.9.9/paylater.js', first);
      const head = `<script src="${site.put('/embeds/9.9.9/paylater-loader.js', script(loader()))}"></script>`;
      const { warnings, asked } = await open(page, site, head);
      const modules = () => asked.filter((url) => url.includes('/paylater.js'));
      await expect.poll(modules).toHaveLength(1);
      site.put('/embeds/9.9.9/paylater.js', script(whole(), forGood));
      await page.waitForFunction(isDefined);
      expect(warnings).toEqual([]);
      const before = modules().length;
      await page.reload();
      await page.waitForFunction(isDefined);
      // One more request, from the cache that the second try repaired.
      expect(modules()).toHaveLength(before + 1);
    },
  );

const load = (source: object) => `
  const { loadPaylater } = await import('/load.js');
  const ask = () => loadPaylater(${JSON.stringify(source)}).then(
    (it) => [it.version, typeof it.configure, it.elements['paylater-bill-list'] === customElements.get('paylater-bill-list')],
    (error) => [error instanceof Error, error.message]);`;

test('loadPaylater loads the script once, and waits for its elements', async ({ page, site }) => {
  site.put('/load.js', script(read('embeds/package/load.js')));
  const src = `${site.lender}/embeds/v1/paylater.js`;
  const { asked } = await open(page, site, '');
  const code = `(async () => { ${load({ src })} return [...await Promise.all([ask(), ask()]), await ask()]; })()`;
  const answers = await page.evaluate<unknown[]>(code);
  const [, version] = /embedsVersion = '(.*)'/.exec(read('embeds/core/version.ts')) ?? [];
  expect(answers).toEqual(Array.from({ length: 3 }, () => [version, 'function', true]));
  expect(asked.filter((url) => url === src)).toHaveLength(1);
});

test('loadPaylater rejects after three tries, and can start over', long, async ({ page, site }) => {
  site.put('/load.js', script(read('embeds/package/load.js')));
  const src = site.put('/embeds/8.8.8/paylater.js', { html: '', status: 503 });
  const empty = site.put('/embeds/7.7.7/paylater.js', script(''));
  const { asked } = await open(page, site, '');
  const once = (at: string) =>
    page.evaluate<unknown[]>(`(async () => { ${load({ src: at })} return ask(); })()`);
  expect(await once(src)).toEqual([true, `PayLater: ${src} cannot be loaded`]);
  // One request by the first try; each of the other two sends one request before it imports the module.
  expect(asked.filter((url) => url === src)).toHaveLength(5);
  expect(await once(empty)).toEqual([true, `PayLater: ${empty} is broken`]);
  site.put('/embeds/7.7.7/paylater.js', script(whole()));
  expect(await once(empty)).toContain('function');
});

test('loadPaylater uses nonce and hash, and rejects a wrong hash', long, async ({ page, site }) => {
  site.put('/load.js', script(read('embeds/package/load.js')));
  await page.goto(
    site.put('/strict', {
      html: `<!doctype html><meta charset="utf-8"><script type="module" nonce="only-this">
        import { loadPaylater } from '/load.js';
        const [good, bad] = ['${site.integrity}', 'sha384-${'A'.repeat(64)}'];
        const load = (integrity) => loadPaylater({
          src: '${site.lender}/embeds/v1/paylater.js', nonce: 'only-this', integrity });
        const said = await load(bad).catch(({ message }) => message);
        window.said = [said, typeof (await load(good)).configure];
      </script>`,
      headers: { 'content-security-policy': "script-src 'nonce-only-this'" },
    }),
  );
  const said = await page.waitForFunction((): unknown => Reflect.get(window, 'said'), undefined, {
    timeout: 20_000,
  });
  expect(await said.jsonValue()).toEqual([
    `PayLater: ${site.lender}/embeds/v1/paylater.js cannot be loaded`,
    'function',
  ]);
});
