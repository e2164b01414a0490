import type { Browser } from '@playwright/test';
import { answerUpTo } from '../e2e/support/kyc';
import { storages } from '../e2e/support/pages';
import type { Sandbox } from '../e2e/support/sandbox';
import { openSignedIn } from '../e2e/support/signed-in';
import { phone, type Target } from './phone';

/** Returns the two floors: a page without a script, and the smallest page with React. */
export const floorsAt = (origin: string) =>
  ({
    E: { url: `${origin}/empty`, ready: '[data-ready]', isFloor: true },
    R: { url: `${origin}/hello`, ready: '[data-ready]', isFloor: true },
  }) as const satisfies Readonly<Record<string, Target>>;

/** A page: its path, the selector that marks it ready, and the persona that sees it. Without one, nobody is logged in. */
export interface Page {
  readonly path: string;
  readonly ready: string;
  readonly persona?: string;
}

export const home: Page = { persona: 'active', path: '/home', ready: 'main [data-amount]' };

/** Returns a page with only the app's own storage in the browser, and no other cache. */
export const targetOf = async (
  browser: Browser,
  sandbox: Sandbox,
  { path, ready, persona }: Page,
): Promise<Target> => {
  const url = sandbox.origin + path;
  if (persona === undefined) return { url, ready };
  const user = await sandbox.createUser(persona);
  if (path.startsWith('/kyc/')) await answerUpTo(sandbox, user, '/kyc/step2');
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await openSignedIn(page, sandbox, user, url);
  await page.locator(ready).first().waitFor();
  const { local } = await storages(page);
  await context.close();
  return { url, ready, stored: local };
};
