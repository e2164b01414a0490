import type { BrowserContext, Page } from '@playwright/test';
import fc from 'fast-check';
import { CALLS } from '../../../domain/calls';
import type { Call } from '../../../domain/kernel/call';
import { routeIds, ROUTES } from '../../../domain/navigation/routes';
import { type Fault, type NewUser, type Sandbox } from '../../e2e/support/sandbox';
import { openSignedIn } from '../../e2e/support/signed-in';
import { installWalk, type PageLook, type PageWalk } from './walk-page';

const personas = [
  'active',
  'new',
  'draft',
  'overdue-late-fee',
  'restructure',
  'pending-auth',
  'closed',
  'reassess',
  'gpp-draft',
  'gpp-available',
  'rejected-can-reapply',
  'due-soon',
  'contract-unsigned',
  'waitlist-open',
  'restructured',
  'limit-raised',
  'review',
  'foreign-currency',
  'new-otp',
  'gpp-terms',
];

const paths = routeIds.map((id) => ROUTES[id].path).filter((path) => !path.includes('*'));
const texts = [
  '081234567890',
  '7500000',
  '1995-03-27',
  '123456',
  '000000',
  'Budi',
  ' ',
  '<b>x</b>',
];

/** What the next call of the person meets. */
const faults: readonly Partial<Fault>[] = [
  { status: 500 },
  { status: 502, code: 'UPSTREAM' },
  { status: 503 },
  { status: 401 },
  { status: 422, code: 'NOT_ALLOWED' },
  { status: 429 },
  { drop: true },
  { drop: true, carriedOut: true },
  { body: '<html>Sign in</html>' },
  { body: '{}' },
  { delayMs: 500 },
  { delayMs: 40_000 },
];

const verbs = {
  press: 46,
  type: 16,
  open: 6,
  back: 7,
  forward: 2,
  reload: 2,
  fault: 12,
  time: 4,
  offline: 1,
  online: 2,
  'another tab': 1,
} as const;
type Verb = keyof typeof verbs;

interface Action {
  readonly verb: Verb;
  readonly nth: number;
}

const actionsOf = (seed: number, count: number): readonly Action[] => {
  const weighted = Object.entries(verbs).map(([verb, weight]) => ({
    weight,
    arbitrary: fc.constant(verb as Verb),
  }));
  const action = fc.record({ verb: fc.oneof(...weighted), nth: fc.nat({ max: 10_000 }) });
  const actions = fc.array(action, { minLength: count, maxLength: count, size: 'max' });
  return fc.sample(actions, { numRuns: 1, seed })[0] ?? [];
};

const onceCalls = (Object.values(CALLS) as Call[]).filter(({ once }) => once);

/** The console's words for what was made to fail. */
const expected = /^Failed to load resource: /;

const inPage = <T>(page: Page, work: (walk: PageWalk) => T | Promise<T>): Promise<T> =>
  page.evaluate(`(${String(work)})(window.walk_)`);

/** A sum that the page itself makes, of a few of the numbers that were sent. */
const isMadeOf = (amount: number, numbers: ReadonlySet<number>): boolean =>
  numbers.has(amount) ||
  numbers.has(-amount) ||
  [...numbers].some((one) => numbers.has(amount - one));

export interface Walked {
  readonly actions: number;
  readonly wrong: readonly string[];
}

/** Walks through the app with everything going wrong; ends at the first thing that must not be. */
export const walk = async (
  { page, context, sandbox }: { page: Page; context: BrowserContext; sandbox: Sandbox },
  { seed, count }: { seed: number; count: number },
): Promise<Walked> => {
  const user = await sandbox.createUser(personas[seed % personas.length] ?? 'active');
  const wrong: string[] = [];
  const told: string[] = [];
  const sent = new Map<string, number>();
  context.on('weberror', (thrown) => wrong.push(`uncaught: ${String(thrown.error())}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text()))
      wrong.push(`console: ${message.text().slice(0, 200)}`);
  });
  context.on('page', (other) => {
    if (other !== page) void other.close().catch(() => undefined);
  });
  context.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace(/^\/api/, '');
    const isOnce = onceCalls.some((row) => row.path === path && row.method === request.method());
    if (isOnce) sent.set(path, (sent.get(path) ?? 0) + 1);
  });
  await page.addInitScript(installWalk);
  await page.clock.install();
  await openSignedIn(page, sandbox, user, '/');

  for (const action of actionsOf(seed, count)) {
    sent.clear();
    told.push(await step(page, context, sandbox, user, action, wrong));
    for (const [path, times] of sent) if (times > 1) wrong.push(`${path} was sent ${times} times`);
    if (wrong.length > 0) break;
  }
  const last = told.slice(-8).join(' > ');
  return { actions: told.length, wrong: wrong.map((it) => `${it}\n  seed ${seed}, after ${last}`) };
};

/** What the page is like once it has come to rest; time passes until it has. */
const lookAt = async (page: Page): Promise<PageLook | undefined> => {
  for (let tries = 0; ; tries += 1) {
    const look = await inPage(page, async (it) => {
      await it.rest(1_200);
      return it.look();
    }).catch(() => undefined);
    if (look && (!look.ours || !look.waiting)) return look;
    if (tries > 12) return look;
    if (!look) await page.waitForLoadState().catch(() => undefined);
    else if (tries > 0) await page.clock.fastForward(20_000).catch(() => undefined);
  }
};

/** After these a page that is still there holds what was typed. */
const harmless: readonly Verb[] = ['fault', 'time', 'offline', 'online', 'another tab'];

const step = async (
  page: Page,
  context: BrowserContext,
  sandbox: Sandbox,
  user: NewUser,
  { verb, nth }: Action,
  wrong: string[],
): Promise<string> => {
  const before = harmless.includes(verb) ? await inPage(page, (it) => it.look()) : undefined;
  const what = await act(page, context, sandbox, user, verb, nth).catch(() => 'went away');
  const look = await lookAt(page);
  // Somebody who has left the app, or was logged out, comes back.
  if (!look?.ours || look.route === '/auth/logout' || look.route === '/auth/login') {
    if (look?.ours) wrong.push(...look.problems);
    await context.setOffline(false);
    await sandbox.clearFaults(user.userId);
    await openSignedIn(page, sandbox, user, '/');
    await lookAt(page);
    return `${verb} ${what}, and came back`;
  }
  if (look.waiting) wrong.push(`${look.route} is still loading`);
  wrong.push(...look.problems.map((problem) => `${look.route} ${problem}`));
  const numbers = new Set(look.numbers);
  for (const amount of look.amounts)
    if (!isMadeOf(Number(amount), numbers)) wrong.push(`${look.route} shows ${amount}`);
  if (before && before.route === look.route)
    for (const [name, text] of Object.entries(before.typed))
      if (name in look.typed && look.typed[name] !== text) wrong.push(`${look.route} lost ${name}`);
  return `${verb} ${what} (${look.route})`;
};

const act = async (
  page: Page,
  context: BrowserContext,
  sandbox: Sandbox,
  user: NewUser,
  verb: Verb,
  nth: number,
): Promise<string> => {
  const text = texts[nth % texts.length] ?? '';
  switch (verb) {
    case 'press':
    case 'type':
      return page.evaluate(
        ([kind, at, value]) =>
          (window as unknown as { walk_: PageWalk }).walk_.act(kind, at, value),
        [verb, nth, text] as const,
      );
    case 'open': {
      const path = paths[nth % paths.length] ?? '/';
      await page.goto(path);
      return path;
    }
    case 'back':
      await page.evaluate(() => history.back());
      return '';
    case 'forward':
      await page.evaluate(() => history.forward());
      return '';
    case 'reload':
      await page.reload();
      return '';
    case 'fault': {
      const fault = faults[nth % faults.length] ?? {};
      await sandbox.fault({ path: '/*', ...fault, times: 1, userId: user.userId });
      return JSON.stringify(fault);
    }
    case 'time':
      await page.clock.fastForward((nth % 60) * 1_000);
      return `${nth % 60} s`;
    case 'offline':
    case 'online':
      await context.setOffline(verb === 'offline');
      return '';
    case 'another tab':
      await page.evaluate(() => {
        const event = new StorageEvent('storage', { key: 'paylater.language' });
        window.dispatchEvent(event);
      });
      return '';
  }
};
