import type { Page, Route } from '@playwright/test';
import { canaries, canariesIn, everything } from '../adapters/support/canaries';
import { outside, serveOutside } from './support/outside';
import { at, atWholeHome } from './support/pages';
import type { NewUser, Sandbox } from './support/sandbox';
import { expect, test as base } from './support/test';
import { withoutHashes } from './support/without-integrity';

const list = '/repayment/bill-list';
const envelopes = '/reports/api/1/envelope/';

interface Tagged {
  readonly message: string;
  /** The name of the build's first file. */
  readonly dist: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly user?: { readonly id: string };
  readonly exception?: { readonly values: readonly { type: string; value: string }[] };
}

/** A page under a domain name, which the app does not take for a developer's machine. */
const test = base.extend<{ readonly elsewhere: Page }>({
  elsewhere: async ({ browser, baseURL, viewport }, provide) => {
    const context = await browser.newContext({ baseURL: outside, viewport, locale: 'id-ID' });
    await serveOutside(context, baseURL ?? '', withoutHashes);
    const page = await context.newPage();
    await page.clock.install();
    await provide(page);
    await context.close();
  },
});

/** Logs in, lets a call of the bills fail with personal data in its answer, and looks at three pages. */
const journey = async (
  page: Page,
  sandbox: Sandbox,
  user: NewUser,
  /** Resolves when the failure was reported, or could not be. */
  told: () => Promise<unknown>,
): Promise<string[]> => {
  const shown: string[] = [];
  const look = async (route: string) => {
    if (route === '/home') await atWholeHome(page);
    else await at(page, route);
    await expect(page.locator('.skeleton')).toHaveCount(0);
    shown.push(await page.locator('body').innerText());
  };
  await page.goto(`/auth/login?login_hint=${encodeURIComponent(user.loginCode)}`);
  await look('/home');
  const failure = { status: 500, code: canaries.nik, message: everything, userId: user.userId };
  await sandbox.fault({ path: '/v1/bill-list', ...failure, times: 9 });
  await page.goto(list);
  await look(list);
  // The code that reports loads two seconds after a page is complete.
  const done = told();
  await page.clock.fastForward(2000);
  await done;
  await sandbox.clearFaults(user.userId);
  await page.goto('/home/settings');
  await look('/home/settings');
  return shown;
};

/** Returns what the service received about one user, identified by the numbers of their tracking id. */
const sentOf = async (sandbox: Sandbox, { userId }: NewUser): Promise<string[]> => {
  const { trackingId } = (await sandbox.user(userId)) as unknown as { trackingId: number };
  const bodies = (await sandbox.journal({ path: envelopes })).map(({ body }) => String(body));
  return bodies.filter((body) => body.includes(`"user":{"id":"${trackingId}"}`));
};

/** Returns a function that waits until the service received `count` reports about one user. */
const arrived = (sandbox: Sandbox, user: NewUser, count: number) => () =>
  expect.poll(async () => (await sentOf(sandbox, user)).length).toBe(count);

const eventIn = (envelope: string): Tagged => JSON.parse(envelope.split('\n')[2] ?? '') as Tagged;

/** Adds a bug to the app's first file, and makes a page throw while it renders. */
const plantBugs = async (page: Page, sandboxUrl: string) => {
  await page.route('**/assets/index-*.js', async (route) => {
    // Only the browser can resolve the domain name.
    const { pathname } = new URL(route.request().url());
    const file = await fetch(sandboxUrl + pathname);
    const bug = `;window.bug=()=>queueMicrotask(()=>{throw new TypeError(${JSON.stringify(everything)})})`;
    await route.fulfill({ contentType: 'text/javascript', body: (await file.text()) + bug });
  });
  await page.addInitScript((said) => {
    const plain = Reflect.get(String.prototype, 'replace') as (...how: unknown[]) => string;
    const replace = function (this: string, look: unknown, by: unknown) {
      const groupsDigits = look instanceof RegExp && look.source.includes('(?=(?:\\d{3})');
      if (groupsDigits && location.pathname === '/home/limit-details') throw new RangeError(said);
      return plain.call(this, look, by);
    };
    Object.defineProperty(String.prototype, 'replace', { value: replace });
  }, everything);
};

test("errors arrive as fixed words, with the page and a code, and without any of the user's data", async ({
  elsewhere: page,
  sandbox,
  baseURL,
}) => {
  test.slow();
  const user = await sandbox.createUser('active');
  await plantBugs(page, baseURL ?? '');
  await journey(page, sandbox, user, arrived(sandbox, user, 1));
  await page.evaluate(() => (window as unknown as { bug: () => void }).bug());
  await page.clock.fastForward(2000);
  await arrived(sandbox, user, 2)();
  await page.goto('/home/limit-details');
  await expect(page.locator('h1')).toHaveText('Halaman ini bermasalah');
  await page.clock.fastForward(2000);
  await arrived(sandbox, user, 3)();

  const sent = await sentOf(sandbox, user);
  expect(sent.flatMap(canariesIn)).toEqual([]);
  expect(sent.map(eventIn)).toMatchObject([
    {
      message: 'call refused',
      dist: expect.stringMatching(/^index-/),
      tags: {
        route: list,
        where: 'GET /v1/bill-list',
        status: '500',
        code: 'OTHER',
        host: 'web',
        language: 'id',
        storage: 'kept',
      },
    },
    {
      message: 'uncaught error',
      tags: { route: '/home/settings', code: 'BUG' },
      exception: { values: [{ type: 'TypeError', value: 'other' }] },
    },
    {
      message: 'page not rendered',
      tags: { route: '/home/limit-details', where: '/home/limit-details', code: 'RENDER' },
      exception: { values: [{ type: 'RangeError', value: 'other' }] },
    },
  ]);
});

const troubles: readonly (readonly [string, string, (route: Route) => Promise<void>])[] = [
  ['blocked', '**/reports/**', (route) => route.abort()],
  ['down', '**/reports/**', (route) => route.fulfill({ status: 500 })],
  ['missing its code', '**/*reports-*.js', (route) => route.abort()],
];

for (const [what, address, trouble] of troubles)
  test(`a service that is ${what} changes no screen`, async ({ elsewhere: page, sandbox }) => {
    test.slow();
    const user = await sandbox.createUser('active');
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const before = await journey(page, sandbox, user, arrived(sandbox, user, 1));
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    let met = 0;
    await page.route(address, (route) => {
      met += 1;
      return trouble(route);
    });
    const told = () => expect.poll(() => met).toBeGreaterThan(0);
    expect(await journey(page, sandbox, user, told)).toEqual(before);
    expect(errors).toEqual([]);
    expect(await sentOf(sandbox, user)).toHaveLength(1);
  });

test('on a developer’s machine nothing is sent or loaded', async ({ page, sandbox, announce }) => {
  announce('/v1/bill-list', 500);
  /** Requests of this document; those of earlier documents move to `all`. */
  const asked: string[] = [];
  const all: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) all.push(...asked.splice(0));
    asked.push(new URL(request.url()).pathname);
  });
  await page.clock.install();
  const user = await sandbox.createUser('active');
  // The code may be loaded already: how long the bills take to fail varies.
  const told = () =>
    expect.poll(() => asked).toContainEqual(expect.stringMatching(/^\/assets\/reports-/));
  await journey(page, sandbox, user, told);
  expect([...all, ...asked].filter((path) => /\/reports\/|sentry/.test(path))).toEqual([]);
});
