import { expect, type Page } from '@playwright/test';
import { STORED } from '../../../domain/session/stored';
import type { NewUser } from '../../e2e/support/sandbox';
import { decided } from './decided';

/** Addresses that must lead nowhere but to a page of the app that a person may be sent to. */
export const redirects: readonly string[] = [
  'https://evil.example/home',
  '//evil.example/home',
  '///evil.example/home',
  '/\\evil.example/home',
  '\\\\evil.example/home',
  'https:/evil.example',
  'https:evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/home\u0000//evil.example',
  '/.//evil.example',
  '/home/..//evil.example',
  '/home//evil.example',
  'javascript:location="https://evil.example"',
  'data:text/html,<script>location="https://evil.example"</script>',
  'gojek://evil',
  'intent://evil.example#Intent;scheme=https;end',
  '/auth/logout',
  '/auth/logout/',
  '/auth/../auth/logout',
  '/%61uth/logout',
  '/auth/login',
  '/auth/redirect?to=%2Fauth%2Fredirect',
  '/auth/callback?code=stolen&state=stolen',
  '/maintenance',
  '/home/%2e%2e/maintenance',
  '/no-such-page',
  `/home?x=${'a'.repeat(4096)}`,
];

/** The ways an address comes in by. Each answers whether there is a way in for this address at all. */
export type WayIn = (page: Page, to: string, user: NewUser) => Promise<boolean>;

/** Nobody is logged in, and no login is under way. */
const clear = async (page: Page) => {
  await page.goto('/no-such-page');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
};

const logIn = (page: Page, { loginCode }: NewUser) =>
  page.goto(`/auth/login?login_hint=${loginCode}`);

export const waysIn: Readonly<Record<string, WayIn>> = {
  'the redirect page, logged in': async (page, to, user) => {
    await clear(page);
    await logIn(page, user);
    await page.waitForURL(/\/home$/);
    await page.goto(`/auth/redirect?to=${encodeURIComponent(to)}`);
    return true;
  },
  'the redirect page, and the login after it': async (page, to, user) => {
    await clear(page);
    await page.goto(`/auth/redirect?to=${encodeURIComponent(to)}`);
    await expect(page.locator('main')).toBeVisible();
    await logIn(page, user);
    return true;
  },
  'a login target in the storage': async (page, to, user) => {
    await clear(page);
    await page.evaluate(
      ([key, target]) =>
        sessionStorage.setItem(key, JSON.stringify({ to: target, at: Date.now() })),
      [STORED.loginTarget.key, to] as const,
    );
    await logIn(page, user);
    return true;
  },
  'a page that needs a login': async (page, to, user) => {
    if (!to.startsWith('/')) return false;
    await clear(page);
    // What no browser opens, and what the server refuses, has no way in.
    const opened = await page.goto(new URL(page.url()).origin + to).catch(() => undefined);
    if (!opened?.ok()) return false;
    await decided(page);
    await logIn(page, user);
    return true;
  },
};

/** Where a way led: off the origin, to a page nobody is sent to, round in a circle, or to a page of the app. */
export type Ending = 'off origin' | 'wrong page' | 'loop' | 'fine';

/** More documents than that on one way are a circle: the page, the login, the lender's, the callback and home are five. */
const mostDocuments = 12;

/** Sends a person by one way, and says where they ended. */
export const follow = async (
  page: Page,
  { way, to, user, origin }: { way: WayIn; to: string; user: NewUser; origin: string },
): Promise<Ending | 'no way in'> => {
  let [documents, outside] = [0, false];
  await page.route(
    (url) => url.origin !== origin && /^https?:$/.test(url.protocol),
    async (route) => {
      outside = true;
      await route.fulfill({ status: 200, body: 'elsewhere' });
    },
  );
  const count = () => {
    documents += 1;
  };
  page.on('domcontentloaded', count);
  try {
    if (!(await way(page, to, user))) return 'no way in';
    const arrived = page.waitForURL(({ pathname }) => !/^\/(auth|authorize)/.test(pathname));
    await arrived.catch(() => undefined);
    await decided(page);
  } finally {
    page.off('domcontentloaded', count);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  const url = new URL(page.url());
  if (outside || url.origin !== origin) return 'off origin';
  if (documents > mostDocuments) return 'loop';
  const isWrong = /^\/(auth|authorize|maintenance)(\/|$)/.test(url.pathname);
  return isWrong ? 'wrong page' : 'fine';
};
