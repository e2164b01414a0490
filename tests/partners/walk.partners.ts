import { type Browser, expect, type FrameLocator, type Page, test } from '@playwright/test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { embedsVersion } from '../../embeds/core/version';
import { root } from '../../scripts/lib/run.mjs';
import { type NewUser, sandboxAt } from '../e2e/support/sandbox';
import { openPartnerSite, type PartnerSite, type Visit } from '../engines/site/partner-site';
import { faultsIn, tableOf } from '../engines/table';
import { openUndebugged } from './undebugged';

const folder = join(root, '.partners');
const builds: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(folder, 'builds.json'), 'utf8'),
);
const guide = readFileSync(join(root, 'embeds/README.md'), 'utf8');

const sandbox = sandboxAt(process.env['SANDBOX_URL'] ?? '');

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
};

/** Replaces the guide's addresses, versions and hashes in a project's files by the real ones. */
const withAddresses = (text: string, { lender, integrity }: PartnerSite): string =>
  text
    .replaceAll('https://paylater.example', lender)
    .replaceAll(/embeds\/\d+\.\d+\.\d+\//g, `embeds/${embedsVersion}/`)
    .replaceAll('sha384-…', integrity);

/** Returns the policy that the guide requires; Angular's page has a `<base>`. */
const policyOfTheGuide = (site: PartnerSite, name: string): string => {
  const [, policy] = /^Content-Security-Policy: (.*)$/m.exec(guide) ?? [];
  if (policy === undefined) throw new Error('the guide shows no policy');
  const own = name === 'angular' ? policy.replace("base-uri 'none'", "base-uri 'self'") : policy;
  return withAddresses(own, site);
};

const builtOf = (name: string): string =>
  join(folder, name, existsSync(join(folder, name, 'dist')) ? 'dist' : '');

/** Serves what a project built, and the user's token. Returns the address of its page. */
const serve = (site: PartnerSite, name: string, { user }: Visit): string => {
  const built = builtOf(name);
  const strict = ['strict-policy', 'angular'].includes(name);
  const policy = strict ? policyOfTheGuide(site, name) : undefined;
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

interface Opening {
  readonly page: Page;
  readonly url: string;
  readonly site: PartnerSite;
  readonly user: NewUser;
  /** Functions that run after the last step. */
  readonly ends: (() => unknown)[];
}

interface Walk extends Opening {
  readonly at: Page | FrameLocator;
  /** Returns the addresses of the user's calls so far. */
  readonly asked: () => readonly string[];
}

type Step = (walk: Walk) => Promise<void>;

const list = 'paylater-bill-list';

/** The projects whose elements are in a frame. */
const framed: ReadonlySet<string> = new Set(['moved-into-frame', 'sandboxed-frame']);

const isShown = async ({ at }: Walk) => {
  await expect(at.locator(list)).toHaveAttribute('data-state', /^(ready|empty)$/);
  await expect(at.locator(`${list} [part~="link"]`)).toBeVisible();
};

/** Steps for every page, in this order: each page has the same buttons. */
const steps: Readonly<Record<string, Step>> = {
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

/** Expects the elements in the server's markup; hydration reports no difference. */
const serverRendering: Step = async ({ page, url }) => {
  expect(await (await page.request.get(url)).text()).toContain(`<${list}`);
};

/** Expects an element that cannot be seen, reached with the Tab key, or hit by a tap at its former position. */
const isOutOfReach = async ({ page, at }: Walk) => {
  const link = at.locator(`${list} [part~="link"]`);
  await expect(link).toBeHidden();
  expect(
    await link.evaluate((it) => {
      it.focus();
      const { x, y, width, height } = it.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return { focused: document.activeElement?.localName, hit: hit?.localName };
    }),
  ).toEqual({ focused: 'body', hit: expect.not.stringMatching(/^paylater/) });
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe(list);
  }
};

/** Steps of some projects before the common ones. */
const firstSteps: Readonly<Record<string, Readonly<Record<string, Step>>>> = {
  prerender: {
    'value of the activation': async ({ page, at, user }) => {
      expect(
        await page.evaluate(
          () => performance.getEntriesByType('navigation')[0]?.toJSON().activationStart,
        ),
      ).toBeGreaterThan(0);
      const { data } = await sandbox.api<{ data: { total_due: number } }>(
        user,
        'GET',
        '/v1/bill-list?type=CURRENT',
      );
      await expect(at.locator(`${list} [part~="headline"]`)).toContainText(
        data.total_due.toLocaleString('id-ID'),
      );
    },
  },
};

/** Steps of some projects after the common ones. */
const lastSteps: Readonly<Record<string, Readonly<Record<string, Step>>>> = {
  angular: { 'server rendering': serverRendering },
  astro: {
    'server rendering': serverRendering,
    'view transitions': async ({ page }) => {
      // The previous pages came without a load, so the element with the provider is still the first one.
      expect(
        await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name),
      ).toMatch(/index\.html$/);
      await page.evaluate(() => document.querySelector('#account')?.setAttribute('data-kept', ''));
      await page.locator('#change').click();
      await expect(page).toHaveURL(/upcoming\.html$/);
      await expect(page.locator('#account[data-kept] > paylater-limit-card')).toHaveCount(1);
    },
  },
  'bootstrap-offcanvas': {
    closed: async (walk) => {
      await walk.at.locator('#close').click();
      await expect(walk.at.locator('.offcanvas')).not.toHaveClass(/show|hiding/);
      await isOutOfReach(walk);
    },
    'opened again': async (walk) => {
      await walk.at.locator('#open').click();
      await isShown(walk);
    },
  },
  'moved-into-frame': {
    styled: async ({ at }) => {
      const card = at.locator(`${list} [part~="card"]`);
      await expect(card).toHaveCSS('border-top-left-radius', '12px');
      await expect(card).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    },
  },
  next: { 'server rendering': serverRendering },
  'react-19-server': { 'server rendering': serverRendering },
  'solid-server': { 'server rendering': serverRendering },
  'svelte-5-server': { 'server rendering': serverRendering },
  'vue-3-server': { 'server rendering': serverRendering },
};

const atItsAddress = async ({ page, url }: Opening): Promise<Page> => {
  await page.goto(url);
  return page;
};

/** Opens pages that show no element by their address alone. */
const openings: Readonly<Record<string, (opening: Opening) => Promise<Page>>> = {
  prerender: async ({ url, site, user, ends }) => {
    const { executablePath = '', args = [] } = test.info().project.use.launchOptions ?? {};
    const answer = (name: string, text: string) => site.put(`/prerender/${name}`, { html: text });
    for (const name of ['prerendered.txt', 'activated.txt', 'follow.txt']) answer(name, '');
    const tab = await openUndebugged(executablePath, args, url);
    ends.push(tab.close);
    await expect.poll(() => site.requested('/prerender/prerendered.txt')).toBe(true);
    await sandbox.payment(user.userId, 10_000);
    answer('follow.txt', 'yes');
    await expect.poll(() => site.requested('/prerender/activated.txt')).toBe(true);
    return tab.attach();
  },
  'tag-manager': async ({ page, url }) => {
    await page.goto(url);
    await page.locator('#agree').click();
    return page;
  },
};

const short = (error: unknown): string => String(error).split('\n').slice(0, 6).join(' ');

/** Collects what a page reports as wrong. */
const watch = (page: Page, problems: string[]): Page => {
  page.setDefaultTimeout(10_000);
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  return page;
};

/** Returns the faults of each step of one project. A project without a page ran its own tests in its build. */
const walkThrough = async (browser: Browser, site: PartnerSite, name: string) => {
  const found = new Map<string, readonly string[]>([['compile', []]]);
  if (!existsSync(join(builtOf(name), 'index.html'))) return found;
  const visit = await site.visit('calm');
  const url = serve(site, name, visit);
  const problems: string[] = [];
  const empty = watch(await browser.newPage(), problems);
  const opening: Opening = {
    page: empty,
    url,
    site,
    user: visit.user,
    ends: [() => empty.close()],
  };
  try {
    const page = await (openings[name] ?? atItsAddress)(opening);
    if (page !== empty) watch(page, problems);
    const walk: Walk = {
      ...opening,
      page,
      at: framed.has(name) ? page.frameLocator('iframe') : page,
      asked: () => site.asked(visit).map(({ path, query }) => path + query),
    };
    const all = { ...firstSteps[name], ...steps, ...lastSteps[name] };
    for (const [step, act] of Object.entries(all))
      found.set(
        step,
        await act(walk).then(
          () => [],
          (error: unknown) => [short(error)],
        ),
      );
  } finally {
    for (const end of opening.ends) await end();
  }
  return found.set('no error or warning', problems);
};

test('the elements work in every project of a partner', async ({ browser }) => {
  const site = await openPartnerSite(sandbox.origin);
  const findings = new Map<string, ReadonlyMap<string, readonly string[]>>();
  for (const [name, fault] of Object.entries(builds))
    findings.set(
      name,
      fault === ''
        ? await walkThrough(browser, site, name)
        : new Map([['compile', [fault.slice(-2_000)]]]),
    );
  await site.close();
  process.stdout.write(`\n${tableOf(findings)}\n\n`);
  expect(faultsIn(findings)).toEqual([]);
  expect(findings.size).toBeGreaterThanOrEqual(27);
});
