import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { outside } from '../e2e/support/outside';
import { at, endsDocument } from '../e2e/support/pages';
import { type NewUser, type Sandbox, sandboxAt } from '../e2e/support/sandbox';
import { textsInMemory } from '../support/memory';
import { type CanaryName, drawPerson, type Person, wantedOf } from './canaries';
import { type Hit, search } from './findings';
import { type Known, standBetween } from './front';
import { type Seen, type Watched, watchSinks } from './sinks';

/** A user with a separate browser, and everything that is recorded of it. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly sandbox: Sandbox;
  readonly user: NewUser;
  readonly person: Person;
  readonly watched: Watched;
  /** The canaries that this browser sent or received. */
  readonly met: ReadonlySet<CanaryName>;
  /** The canaries that were in memory before a logout. */
  readonly held: ReadonlySet<CanaryName>;
  /** Searches the memory now. */
  readonly recall: () => Promise<void>;
  readonly looked: () => Promise<readonly Seen[]>;
  readonly hits: () => Promise<readonly Hit[]>;
}

export type Ready = (context: BrowserContext, user: NewUser, person: Person) => Promise<unknown>;

/** Opens a browser for a persona without logging in. */
export const visitAs = async (
  browser: Browser,
  sandboxOrigin: string,
  persona: string,
  ready: Ready = async () => {},
): Promise<Visit> => {
  const sandbox = sandboxAt(sandboxOrigin);
  const user = await sandbox.createUser(persona);
  const known = (await sandbox.user(user.userId)) as unknown as Known;
  const person = drawPerson();
  const context = await browser.newContext({ baseURL: outside, acceptDownloads: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: outside });
  const watched = await watchSinks(context);
  const { learned, met } = await standBetween(context, sandboxOrigin, person, known);
  await ready(context, user, person);
  const page = await context.newPage();
  await page.clock.install();
  const looked = () => watched.all();
  const hits = async () => search(await looked(), wantedOf(person, learned));
  const held = new Set<CanaryName>();
  const recall = async () => {
    const memory = {
      place: 'afterLogout',
      where: 'memory',
      text: await textsInMemory(page),
    } as const;
    for (const { canary } of search([memory], wantedOf(person, learned))) held.add(canary);
  };
  return { page, context, sandbox, user, person, watched, met, held, recall, looked, hits };
};

/** Logs in by the address, and expects a page. */
export const enter = async ({ page, user, watched }: Visit, route: string) => {
  await page.goto(`/auth/login?login_hint=${encodeURIComponent(user.loginCode)}`);
  await at(page, route);
  await watched.look(page);
};

/** Ends a login by a press, and searches what is left once its document is gone. */
export const end = async (
  { page, watched, recall }: Visit,
  button: Locator,
  memory?: string,
): Promise<void> => {
  await watched.look(page);
  await recall();
  await endsDocument(page, () => button.tap());
  await at(page, '/auth/logout');
  await page.waitForLoadState('networkidle');
  await watched.lookAfterLogout(page, memory);
};

/** Goes from home to the settings within the same document, and returns the logout button. */
export const toSettings = async ({ page }: Visit): Promise<Locator> => {
  await page.getByRole('button', { name: 'Pengaturan' }).tap();
  await at(page, '/home/settings');
  return page.getByRole('button', { name: 'Keluar dari akun' });
};

/** Logs out from home, searches what is left, and goes back in the history. */
export const leave = async (visit: Visit) => {
  await end(visit, await toSettings(visit));
  await visit.page.goBack();
  await visit.page.waitForURL(/\/authorize\?/);
};
