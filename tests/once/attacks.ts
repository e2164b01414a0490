import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type CallName, CALLS } from '../../domain/calls';
import { arrived } from '../e2e/support/gpp';
import { primary } from '../e2e/support/pages';
import type { NewUser, Sandbox } from '../e2e/support/sandbox';
import { expect, type Login } from '../e2e/support/test';
import { type OnceCase, onceCases } from './cases';

/** A user before a call that may arrive only once. */
export interface Attacked {
  readonly name: CallName;
  readonly of: OnceCase;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly sandbox: Sandbox;
  readonly user: NewUser;
}

/** Waits until nothing is loading. */
const still = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.locator('main[data-route]').waitFor();
  await expect(page.locator('[data-loader], [aria-busy="true"], .skeleton')).toHaveCount(0);
};

/** Waits until no tab sends a once-only call or waits to send one. */
const noTabSends = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { held = [], pending = [] } = await navigator.locks.query();
        return [...held, ...pending]
          .map(({ name }) => name)
          .filter((it) => it?.startsWith('paylater.'));
      }),
    )
    .toEqual([]);

const buttonOf = ({ of }: Attacked, page: Page): Locator => (of.button ?? primary)(page);

const doIt = async (it: Attacked, page = it.page) => {
  if (it.of.type) await it.of.type(page);
  else await buttonOf(it, page).click();
};

const clicks = (button: Locator, times: number) =>
  button.evaluate((it, count) => {
    for (let press = 0; press < count; press += 1) (it as HTMLElement).click();
  }, times);

/** Holds a call's answer back from the pages of this context, after it was carried out, until `letGo` is called. */
const holdAnswer = async ({ context, name }: Attacked) => {
  const { method, path } = CALLS[name];
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let carriedOut = () => {};
  const done = new Promise<void>((resolve) => {
    carriedOut = resolve;
  });
  await context.route(
    (url) => url.pathname.endsWith(path),
    async (route) => {
      if (route.request().method() !== method) return route.fallback();
      try {
        const answer = await route.fetch();
        carriedOut();
        await gone;
        await route.fulfill({ response: answer });
      } catch {
        // The page that made the request is closed.
      }
    },
  );
  return { letGo, done };
};

const open = ({ of, sandbox, user }: Attacked, page: Page) => of.open(page, sandbox, user);

/** Presses the main action of the page once more, like a user in doubt about the first press. */
const pressAgain = async (page: Page) => {
  const button = primary(page);
  if ((await button.count()) > 0) await button.first().click();
  await page.waitForLoadState('networkidle');
};

/** The seven ways to send a call twice (the faults' row "Once-only"). */
const attacks = {
  'ten fast clicks': async (it) => {
    await open(it, it.page);
    const { letGo, done } = await holdAnswer(it);
    await it.of.type?.(it.page);
    await clicks(buttonOf(it, it.page), 10);
    await done;
    letGo();
    await it.of.ended(it.page);
  },
  'Enter and a click': async (it) => {
    await open(it, it.page);
    const { letGo, done } = await holdAnswer(it);
    await it.of.type?.(it.page);
    const button = buttonOf(it, it.page);
    await button.focus();
    // The first action may open another page, which does not have the button.
    const here = await button.elementHandle();
    await it.page.keyboard.press('Enter');
    await here?.evaluate((it) => (it as HTMLElement).click());
    await done;
    letGo();
    await it.of.ended(it.page);
  },
  'Back and again': async (it) => {
    await open(it, it.page);
    await doIt(it);
    await it.of.ended(it.page);
    await it.page.goBack();
    await still(it.page);
    if (!it.of.looksOnly || it.name === 'virtualAccount') await pressAgain(it.page);
  },
  'a reload': async (it) => {
    await open(it, it.page);
    const { letGo, done } = await holdAnswer(it);
    await doIt(it);
    await done;
    await it.page.reload();
    letGo();
    await still(it.page);
    if (!it.of.looksOnly) await pressAgain(it.page);
  },
  'two tabs': async (it) => {
    const other = await it.context.newPage();
    await open(it, it.page);
    await open(it, other);
    const { letGo, done } = await holdAnswer(it);
    await doIt(it);
    await done;
    if (it.of.confirms) {
      letGo();
      await it.of.ended(it.page);
    }
    await doIt(it, other);
    letGo();
    await it.of.ended(it.page);
    await still(other);
  },
  'two tabs together': async (it) => {
    const { method, path } = CALLS[it.name];
    const other = await it.context.newPage();
    const tabs = [it.page, other];
    for (const tab of tabs) await open(it, tab);
    await it.sandbox.fault({ method, path, delayMs: 1_500, times: 2, userId: it.user.userId });
    await Promise.all(tabs.map((tab) => doIt(it, tab)));
    for (const tab of tabs) await it.of.ended(tab);
    // Some calls start after the next page is shown.
    await expect.poll(() => arrived(it.sandbox, it.user, method, path)).not.toEqual([]);
    await noTabSends(it.page);
    for (const tab of tabs) await still(tab);
  },
  'a slow network': async (it) => {
    const { method, path } = CALLS[it.name];
    const { userId } = it.user;
    await it.sandbox.fault({ method, path, delayMs: 2_000, userId });
    await open(it, it.page);
    const button = buttonOf(it, it.page);
    const here = it.page.url();
    await doIt(it);
    for (let press = 0; press < 3; press += 1) {
      await it.page.waitForTimeout(300);
      // The main action of the next page is another one.
      if (it.page.url() === here && (await button.count()) > 0) await clicks(button.first(), 1);
    }
    await it.of.ended(it.page);
    await still(it.page);
  },
} as const satisfies Readonly<Record<string, (it: Attacked) => Promise<void>>>;

const expectOnce = async ({ sandbox, user }: Attacked, name: CallName) => {
  const { method, path } = CALLS[name];
  const calls = await arrived(sandbox, user, method, path);
  expect(calls.map(({ status }) => status)).toEqual([200]);
};

/** Takes a user to a call, attacks it, and expects it once in the journal. */
export const attackOnce = async (
  name: CallName,
  attack: keyof typeof attacks,
  { login, ...given }: Pick<Attacked, 'page' | 'context' | 'sandbox'> & { readonly login: Login },
) => {
  const of = onceCases[name];
  if (!of) throw new Error(`no case for ${name}`);
  // A page that no case opens, so that Back goes to it. The browser would replace an entry with the same address.
  const user = await login(of.persona, { lang: 'id', path: '/no-such-page' });
  await of.prepare?.(given.sandbox, user);
  const attacked = { ...given, name, of, user };
  await attacks[attack](attacked);
  await expectOnce(attacked, attack.startsWith('two tabs') ? (of.confirms ?? name) : name);
};

export const attackNames = Object.keys(attacks) as (keyof typeof attacks)[];
