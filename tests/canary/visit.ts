import type { Browser, BrowserContext, Page } from '@playwright/test';
import { outside } from '../e2e/support/outside';
import { at } from '../e2e/support/pages';
import { type NewUser, type Sandbox, sandboxAt } from '../e2e/support/sandbox';
import { type CanaryName, drawPerson, type Person, wantedOf } from './canaries';
import { type Hit, search } from './findings';
import { type Known, standBetween } from './front';
import { type Seen, type Watched, watchSinks } from './sinks';

/** Somebody with a browser of their own, and everything that is seen of it. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly sandbox: Sandbox;
  readonly user: NewUser;
  readonly person: Person;
  readonly watched: Watched;
  /** The canaries that this browser had to do with at all. */
  readonly met: ReadonlySet<CanaryName>;
  readonly looked: () => Promise<readonly Seen[]>;
  /** Every canary in everything that was seen. */
  readonly hits: () => Promise<readonly Hit[]>;
}

/** Changes a browser before its first page. */
export type Ready = (context: BrowserContext, user: NewUser, person: Person) => Promise<unknown>;

/** Opens a browser for a persona who is not logged in yet. */
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
  return { page, context, sandbox, user, person, watched, met, looked, hits };
};

/** Logs in by the address, and comes to a page. */
export const enter = async ({ page, user, watched }: Visit, route: string) => {
  await page.goto(`/auth/login?login_hint=${encodeURIComponent(user.loginCode)}`);
  await at(page, route);
  await watched.look(page);
};

/** Logs out by hand, looks at what is left, and goes back to where the person was. */
export const leave = async ({ page, watched }: Visit) => {
  await watched.look(page);
  await page.goto('/home/settings');
  await page.getByRole('button', { name: 'Keluar dari akun' }).tap();
  await at(page, '/auth/logout');
  await page.waitForLoadState('networkidle');
  await watched.lookAfterLogout(page);
  await page.goBack();
  await page.waitForURL(/\/authorize\?/);
};
