import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { embedsVersion } from '../../embeds/version';
import { root } from '../../scripts/lib/run.mjs';
import { openPartnerSite, type PartnerSite, type Visit } from '../engines/site/partner-site';
import { faultsIn, tableOf } from '../engines/table';

const folder = join(root, '.partners');
const builds: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(folder, 'builds.json'), 'utf8'),
);
const guide = readFileSync(join(root, 'embeds/README.md'), 'utf8');

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
};

/** Everything a project's page was made of is written as in the guide; this is where it is in truth. */
const withAddresses = (text: string, { lender, integrity }: PartnerSite): string =>
  text
    .replaceAll('https://paylater.example', lender)
    .replaceAll(/embeds\/\d+\.\d+\.\d+\//g, `embeds/${embedsVersion}/`)
    .replaceAll('sha384-…', integrity);

/** The policy that the guide asks for. */
const policyOfTheGuide = (site: PartnerSite): string => {
  const [, policy] = /^Content-Security-Policy: (.*)$/m.exec(guide) ?? [];
  if (policy === undefined) throw new Error('the guide shows no policy');
  return withAddresses(policy, site);
};

/** Serves what a project built, and the person's token. Returns the address of its page. */
const serve = (site: PartnerSite, name: string, { user }: Visit): string => {
  const built = join(folder, name, existsSync(join(folder, name, 'dist')) ? 'dist' : '');
  const policy = name === 'strict-policy' ? policyOfTheGuide(site) : undefined;
  site.put('/my/paylater-token', { html: user.token, headers: { 'content-type': 'text/plain' } });
  for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    const type = types[extname(file)];
    if (type === undefined || /node_modules/.test(file)) continue;
    site.put(`/${name}/${relative(built, join(built, file))}`, {
      html: withAddresses(readFileSync(join(built, file), 'utf8'), site),
      headers: {
        'content-type': `${type}; charset=utf-8`,
        ...(policy === undefined ? {} : { 'content-security-policy': policy }),
      },
    });
  }
  return `${site.origin}/${name}/index.html`;
};

interface Walk {
  readonly page: Page;
  readonly at: Page | FrameLocator;
  readonly url: string;
  /** The addresses of the person's calls so far. */
  readonly asked: () => readonly string[];
}

const list = 'paylater-bill-list';

const isShown = async ({ at }: Walk) => {
  await expect(at.locator(list)).toHaveAttribute('data-state', /^(ready|empty)$/);
  await expect(at.locator(`${list} [part~="link"]`)).toBeVisible();
};

/** What is done on every page, in this order: each has the same buttons. */
const steps: Readonly<Record<string, (walk: Walk) => Promise<void>>> = {
  mount: isShown,
  token: async ({ asked }) => {
    expect(asked().filter((path) => path.includes('bill-list'))).not.toEqual([]);
  },
  event: async ({ at }) => {
    await at.locator(`${list} [part~="link"]`).click();
    await expect(at.locator('#heard')).toHaveText('bills');
  },
  'attribute change': async (walk) => {
    await walk.at.locator('#change').click();
    await expect(walk.at.locator(list)).toHaveJSProperty('type', 'upcoming');
    await expect.poll(() => walk.asked().filter((it) => it.includes('UPCOMING'))).toHaveLength(1);
    await isShown(walk);
  },
  unmount: async (walk) => {
    await walk.at.locator('#hide').click();
    await expect(walk.at.locator(list)).toHaveCount(0);
    await walk.at.locator('#show').click();
    await isShown(walk);
  },
};

/** The elements are in the server's markup, and drawing over it reports no difference. */
const serverRendering = async ({ page, url }: Walk) => {
  expect(await (await page.request.get(url)).text()).toContain(`<${list}`);
};

const short = (error: unknown): string => String(error).split('\n').slice(0, 6).join(' ');

/** What goes wrong in each step of one project. */
const walkThrough = async (page: Page, site: PartnerSite, name: string) => {
  const visit = await site.visit('calm');
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  const url = serve(site, name, visit);
  await page.goto(url);
  const walk: Walk = {
    page,
    url,
    at: name === 'sandboxed-frame' ? page.frameLocator('iframe') : page,
    asked: () => site.asked(visit).map(({ path, query }) => path + query),
  };
  const found = new Map<string, readonly string[]>([['compile', []]]);
  const all = {
    ...steps,
    ...(name.endsWith('-server') && { 'server rendering': serverRendering }),
  };
  for (const [step, act] of Object.entries(all))
    found.set(
      step,
      await act(walk).then(
        () => [],
        (error: unknown) => [short(error)],
      ),
    );
  return found.set('no error or warning', problems);
};

test('the elements work in every project of a partner', async ({ browser }) => {
  const site = await openPartnerSite(process.env['SANDBOX_URL'] ?? '');
  const findings = new Map<string, ReadonlyMap<string, readonly string[]>>();
  for (const [name, fault] of Object.entries(builds)) {
    const page = await browser.newPage();
    page.setDefaultTimeout(10_000);
    findings.set(
      name,
      fault === ''
        ? await walkThrough(page, site, name)
        : new Map([['compile', [fault.slice(-2_000)]]]),
    );
    await page.close();
  }
  await site.close();
  process.stdout.write(`\n${tableOf(findings)}\n\n`);
  expect(findings.size).toBeGreaterThanOrEqual(17);
  expect(faultsIn(findings)).toEqual([]);
});
