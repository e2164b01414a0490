import { expect, type Page, test as base } from '@playwright/test';
import { type NewUser, type Sandbox, sandboxAt } from './sandbox';
import { type Announce, watch } from './watch';

export type Language = 'id' | 'en';

/** Makes a person in the persona's state and logs the page's browser in, ending on `path` when given. */
export type Login = (
  persona: string,
  options?: { lang?: Language; path?: string },
) => Promise<NewUser>;

interface Fixtures {
  readonly sandbox: Sandbox;
  readonly announce: Announce;
  readonly login: Login;
}

/** Makes the browser of a page prefer a language, as a person's own settings would. */
export const prefer = (page: Page, lang: Language) =>
  page.addInitScript((tag) => {
    Object.defineProperty(navigator, 'language', { get: () => tag });
    Object.defineProperty(navigator, 'languages', { get: () => [tag] });
  }, lang);

/** Resolves when a page is shown and nothing full-screen covers it. */
export const settled = async (page: Page) => {
  await page.locator('main[data-route]').waitFor();
  await expect(page.locator('[data-loader]')).toHaveCount(0);
};

const passing = /^\/(auth\/|authorize)/;

export const test = base.extend<Fixtures>({
  sandbox: async ({ baseURL }, provide) => provide(sandboxAt(baseURL ?? '')),
  announce: [
    async ({ context }, provide) => {
      const { announce, problems } = await watch(context);
      await provide(announce);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  login: async ({ page, sandbox }, provide) =>
    provide(async (persona, { lang, path } = {}) => {
      const user = await sandbox.createUser(persona);
      if (lang !== undefined) await prefer(page, lang);
      await page.goto(`/auth/login?login_hint=${encodeURIComponent(user.loginCode)}`);
      await page.waitForURL((url) => !passing.test(url.pathname));
      if (path !== undefined) await page.goto(path);
      await settled(page);
      return user;
    }),
});

export { expect } from '@playwright/test';
