import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import fc from 'fast-check';
import { CALLS } from '../../../domain/calls';
import type { Call } from '../../../domain/wire/call';
import { routeIds, ROUTES } from '../../../domain/navigation/routes';
import { STORED, storedRows } from '../../../domain/storage/stored';
import { logInAs } from '../../e2e/support/pages';
import type { Fault, NewUser, Sandbox } from '../../e2e/support/sandbox';
import { openSignedIn } from '../../e2e/support/signed-in';
import { inPage, meanwhile, type Pace, paceOf, pass, rest } from './pace';
import { installWalk, type Marks, type PageLook, type StoredKeys, type Typed } from './walk-page';

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
const typedAmount = 7_500_000;
const texts = [
  '081234567890',
  String(typedAmount),
  '1995-03-27',
  '123456',
  '000000',
  'Budi',
  ' ',
  '<b>x</b>',
];

/** Faults for the user's next call. */
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
  { delayMs: 150 },
  { delayMs: 40_000 },
];

/** How often each action occurs among about a hundred. Actions that load a document cost ten presses. */
const verbs = {
  press: 46,
  type: 16,
  open: 4,
  back: 6,
  forward: 2,
  reload: 1,
  fault: 12,
  time: 4,
  offline: 1,
  online: 2,
  'other tab': 3,
  'other person': 1,
} as const;
type Verb = keyof typeof verbs;

interface Action {
  readonly verb: Verb;
  readonly nth: number;
}

/** The length of the longest walk. A shorter one of the same seed is its beginning. */
const longest = 500;

const actionsOf = (seed: number): readonly Action[] => {
  const weighted = Object.entries(verbs).map(([verb, weight]) => ({
    weight,
    arbitrary: fc.constant(verb as Verb),
  }));
  const action = fc.record({ verb: fc.oneof(...weighted), nth: fc.nat({ max: 10_000 }) });
  const actions = fc.array(action, { minLength: longest, maxLength: longest, size: 'max' });
  return fc.sample(actions, { numRuns: 1, seed })[0] ?? [];
};

const onceCalls = (Object.values(CALLS) as Call[]).filter(({ once }) => once);

/** The console's message for requests that were made to fail. */
const expected = /^Failed to load resource: /;

const keys: StoredKeys = {
  token: STORED.authToken.key,
  trackingId: STORED.trackingId.key,
  ofPerson: storedRows.filter(({ owner }) => owner === 'user').map(({ key }) => key),
  survives401: storedRows.filter((it) => it.survives401).map(({ key }) => key),
};

interface Person extends Marks {
  readonly user: NewUser;
}

const newPerson = async (sandbox: Sandbox, nth: number, seed: number): Promise<Person> => {
  const user = await sandbox.createUser(personas[nth % personas.length] ?? 'active', seed);
  const { name, phone, email, nik, trackingId } = await sandbox.user(user.userId);
  const { token, userId } = user;
  const id = STORED.trackingId.encode(trackingId);
  return { user, id, words: [token, userId, name, phone, email, nik, id, `id:${trackingId}`] };
};

interface Tab {
  readonly page: Page;
  /** What was typed when the tab was left, and where; empty once a login has started or ended. */
  left: Typed | undefined;
}

/** Two users of one browser, the last one logged in first, and their open tabs, the one in front first. */
interface Walk extends Pace {
  readonly sandbox: Sandbox;
  people: readonly [Person, Person];
  tabs: readonly Tab[];
  readonly wrong: string[];
}

export interface Walked {
  /** The tab that the last action was made in. */
  readonly front: Page;
  readonly actions: number;
  readonly wrong: readonly string[];
}

const inFront = ({ tabs: [tab] }: Walk): Tab => {
  if (!tab) throw new Error('no tab is open');
  return tab;
};

/** Walks through the app while everything fails, up to the first problem. */
export const walk = async (
  { page, context, sandbox }: { page: Page; context: BrowserContext; sandbox: Sandbox },
  { seed, count }: { seed: number; count: number },
): Promise<Walked> => {
  const people = [
    await newPerson(sandbox, seed, 2 * seed),
    await newPerson(sandbox, seed * 7 + 3, 2 * seed + 1),
  ] as const;
  const wrong: string[] = [];
  const tabs = [{ page, left: undefined }];
  const going: Walk = { ...paceOf(context), sandbox, people, tabs, wrong };
  const done: string[] = [];
  const sent = new Map<string, number>();
  context.on('weberror', (thrown) => wrong.push(`uncaught: ${String(thrown.error())}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text()))
      wrong.push(`console: ${message.text().slice(0, 200)}`);
  });
  context.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace(/^\/api/, '');
    const isOnce = onceCalls.some((row) => row.path === path && row.method === request.method());
    if (isOnce) sent.set(path, (sent.get(path) ?? 0) + 1);
  });
  await context.addInitScript(installWalk, [keys, typedAmount, seed] as const);
  const { now } = await sandbox.user(people[0].user.userId);
  await context.clock.install({ time: now });
  // From now on, time passes by the actions alone.
  await context.clock.pauseAt(now + 1);
  // An interrupted navigation may never report its end.
  context.setDefaultNavigationTimeout(20_000);
  await openSignedIn(page, sandbox, people[0].user, '/');

  const reached = { type: 'replay', description: `${seed}:0` };
  test.info().annotations.push(reached);
  for (const action of actionsOf(seed).slice(0, count)) {
    sent.clear();
    reached.description = `${seed}:${done.length + 1}`;
    done.push(await step(going, action));
    for (const [path, times] of sent) if (times > 1) wrong.push(`${path} was sent ${times} times`);
    if (wrong.length > 0) break;
  }
  const last = done.slice(-8).join(' > ');
  const { page: front } = inFront(going);
  return {
    front,
    actions: done.length,
    wrong: wrong.map((it) => `${it}\n  seed ${seed}, after ${last}`),
  };
};

/** Looks at a tab once it is idle, and advances the clock until it is. */
const lookAt = async (going: Walk, { page }: Tab): Promise<PageLook | undefined> => {
  for (let tries = 0; ; tries += 1) {
    await rest(going);
    const look = await inPage(page, (it, people) => it.look(people), going.people).catch(
      () => undefined,
    );
    if (look?.who === going.people[1].id) going.people = [going.people[1], going.people[0]];
    // A tab may see the keys that another one erases one after the other.
    const isErasing = look?.loggedIn === false && look.problems.length > 0 && tries < 3;
    if (look && !look.waiting && !isErasing) return look;
    if (tries > 12) return look;
    if (!look) await page.waitForLoadState().catch(() => undefined);
    else await pass(going, tries > 1 ? 20_000 : 1_000);
  }
};

const judge = (look: PageLook, wrong: string[]): void => {
  if (look.waiting) wrong.push(`${look.route} is still loading`);
  wrong.push(...look.problems.map((problem) => `${look.route} ${problem}`));
};

/** Actions after which an open page keeps its input. */
const harmless: readonly Verb[] = ['fault', 'time', 'offline', 'online'];

/** Compares the input of two looks at the same page: what was typed before must still be there. */
const compare = (before: Typed | undefined, after: Typed, wrong: string[]): void => {
  if (before?.route !== after.route) return;
  for (const [name, text] of Object.entries(before.fields))
    if (name in after.fields && after.fields[name] !== text)
      wrong.push(`${after.route} lost ${name}`);
};

const step = async (going: Walk, { verb, nth }: Action): Promise<string> => {
  const { wrong } = going;
  const before = harmless.includes(verb)
    ? await inPage(inFront(going).page, (it) => it.typed(), null).catch(() => undefined)
    : undefined;
  const what = await act(going, verb, nth).catch(() => 'went away');
  await rest(going);
  await pass(going, 500);
  const tab = inFront(going);
  const look = await lookAt(going, tab);
  if (look?.ours) {
    judge(look, wrong);
    compare(verb === 'other tab' ? tab.left : before, look, wrong);
    if (look.loggedIn) return `${verb} ${what} (${look.route})`;
  }
  // A user outside of the app or without a session logs in again.
  await logIn(going, nth % 3 === 0 ? 'the other person' : 'the same person');
  return `${verb} ${what} (${look?.route ?? ''}), and came back`;
};

/** Logs in with the front tab and without faults; for the same user it restores the session. */
const logIn = async (going: Walk, who: 'the same person' | 'the other person'): Promise<void> => {
  const { context, sandbox, people, wrong } = going;
  await context.setOffline(false);
  for (const { user } of people) await sandbox.clearFaults(user.userId);
  const [front, ...behind] = going.tabs;
  if (!front) return;
  if (who === 'the same person') {
    await meanwhile(going, openSignedIn(front.page, sandbox, people[0].user, '/'));
  } else {
    // The document that ends a login reloads itself, which interrupts this navigation, on a slow machine more than once.
    const login = expect(() => logInAs(front.page, people[1].user.loginCode)).toPass({
      timeout: 120_000,
    });
    await meanwhile(going, login).catch((failure: unknown) => {
      wrong.push(`cannot log in as another person: ${String(failure)}`);
    });
  }
  for (const tab of [front, ...behind]) {
    tab.left = undefined;
    const look = await lookAt(going, tab);
    if (look?.ours) judge(look, wrong);
  }
};

const turnTo = async (going: Walk): Promise<string> => {
  const [front, behind] = going.tabs;
  if (!front) return '';
  front.left = await inPage(front.page, (it) => it.typed(), null).catch(() => undefined);
  if (behind) {
    going.tabs = [behind, front];
    return '';
  }
  const page = await going.context.newPage();
  going.tabs = [{ page, left: undefined }, front];
  await page.goto('/');
  return 'opened';
};

const act = async (going: Walk, verb: Verb, nth: number): Promise<string> => {
  const { page } = inFront(going);
  const { context, sandbox, people } = going;
  switch (verb) {
    case 'press':
    case 'type': {
      const text = texts[nth % texts.length] ?? '';
      const given = [verb, nth, text] as const;
      return inPage(page, (it, [kind, at, value]) => it.act(kind, at, value), given);
    }
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
      await sandbox.fault({ path: '/*', ...fault, times: 1, userId: people[0].user.userId });
      return JSON.stringify(fault);
    }
    case 'time':
      await pass(going, (nth % 60) * 1_000);
      return `${nth % 60} s`;
    case 'offline':
    case 'online':
      await context.setOffline(verb === 'offline');
      return '';
    case 'other tab':
      return turnTo(going);
    case 'other person':
      await logIn(going, 'the other person');
      return '';
  }
};
