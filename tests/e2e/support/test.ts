import { expect, type Page, test as base } from '@playwright/test';
import type { Language } from '../../../domain/kernel/locale';
import { wireCheck, type Document } from '../../support/wire-check';
import { answerAll, answerUpTo, applicant, type Step } from './kyc';
import { at, logInAs, settled } from './pages';
import { type Fault, type NewUser, type Sandbox, sandboxAt } from './sandbox';
import { openSignedIn } from './signed-in';
import { type Announce, watch } from './watch';
import { watchWire } from './watch-wire';

/** Makes a person in the persona's state and logs the page's browser in, ending on `path` when given. */
export type Login = (
  persona: string,
  options?: {
    lang?: Language;
    path?: string;
    /** What happened to the person before. */
    before?: (user: NewUser) => Promise<unknown>;
  },
) => Promise<NewUser>;

/** Logs in an applicant who has answered every step before this one, and opens it; `/kyc/tnc` is after all of them. */
export type Applying = (
  path: Step | '/kyc/tnc',
  options?: { persona?: string; lang?: Language; query?: string },
) => Promise<NewUser>;

/** Makes calls of one person fail from now on, as was announced to the console's watch. */
export type Failing = (
  user: Pick<NewUser, 'userId'>,
  call: string,
  fault: Pick<Fault, 'status' | 'code' | 'times'>,
) => Promise<void>;

/** Loses calls of one person from now on, before they are carried out or after. */
export type Losing = (
  user: Pick<NewUser, 'userId'>,
  call: string,
  after?: { carriedOut?: boolean },
) => Promise<void>;

/** Gives the browser its connection, or takes it away; whatever is asked for meanwhile may fail. */
export type Connect = (connected: boolean) => Promise<void>;

interface Fixtures {
  readonly sandbox: Sandbox;
  readonly announce: Announce;
  readonly login: Login;
  /** As `login`, for a way with many pages: the browser's clock is the test's own, and there is time for it. */
  readonly journey: Login;
  readonly applying: Applying;
  /** As `applying`, with the answers of the step typed. */
  readonly answering: (step: Step, options?: Parameters<Applying>[1]) => Promise<NewUser>;
  readonly failing: Failing;
  readonly losing: Losing;
  readonly connect: Connect;
  readonly watchedWire: undefined;
}

interface OfWorker {
  /** Compares calls with the API document that the sandbox serves. */
  readonly checkWire: ReturnType<typeof wireCheck>;
}

/** Makes the browser of a page prefer a language, as a person's own settings would. */
export const prefer = (page: Page, lang: Language) =>
  page.addInitScript((tag) => {
    Object.defineProperty(navigator, 'language', { get: () => tag });
    Object.defineProperty(navigator, 'languages', { get: () => [tag] });
  }, lang);

/** A call as it is written in spec §7: `POST /v1/kyc/reapply`. */
const callOf = (call: string): Pick<Fault, 'method' | 'path'> => {
  const [method, path = ''] = call.split(' ');
  return { method: method as NonNullable<Fault['method']>, path };
};

export const test = base.extend<Fixtures, OfWorker>({
  checkWire: [
    async ({ playwright: _ }, provide) => {
      const answer = await fetch(`${process.env['SANDBOX_URL']}/api/openapi.json`);
      await provide(wireCheck((await answer.json()) as Document));
    },
    { scope: 'worker' },
  ],
  watchedWire: [
    async ({ context, sandbox, checkWire }, provide) => {
      const findDifferences = watchWire(context, sandbox, checkWire);
      await provide(undefined);
      expect(await findDifferences()).toEqual([]);
    },
    { auto: true },
  ],
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
    provide(async (persona, { lang, path, before } = {}) => {
      const user = await sandbox.createUser(persona);
      if (lang !== undefined) await prefer(page, lang);
      await before?.(user);
      // Only a browser that was somewhere already goes through the pages of a login.
      if (page.url() === 'about:blank') {
        await openSignedIn(page, sandbox, user, path ?? '/');
      } else {
        await logInAs(page, user.loginCode);
        if (path !== undefined) await page.goto(path);
      }
      await settled(page);
      return user;
    }),
  journey: async ({ page, login }, provide, info) =>
    provide(async (persona, options) => {
      info.slow();
      await page.clock.install();
      return login(persona, options);
    }),
  applying: async ({ page, sandbox, login }, provide) =>
    provide(async (path, { persona = 'new', lang, query = '' } = {}) => {
      const last = path === '/kyc/tnc' ? undefined : path;
      const before = (user: NewUser) => answerUpTo(sandbox, user, last);
      const user = await login(persona, { path: path + query, before, ...(lang && { lang }) });
      await at(page, path);
      return user;
    }),
  answering: async ({ page, applying }, provide) =>
    provide(async (step, options) => {
      const user = await applying(step, options);
      await answerAll(page, applicant[step]);
      return user;
    }),
  failing: async ({ sandbox, announce }, provide) =>
    provide(async ({ userId }, call, fault) => {
      const { path, ...method } = callOf(call);
      if (fault.status !== undefined) announce(path, fault.status);
      await sandbox.fault({ ...method, path, ...fault, userId });
    }),
  losing: async ({ sandbox, announce }, provide) =>
    provide(async ({ userId }, call, { carriedOut = false } = {}) => {
      const { path, ...method } = callOf(call);
      announce(path, 'dropped');
      // A browser sends once more by itself what a kept connection lost.
      await sandbox.fault({ ...method, path, drop: true, carriedOut, times: 9, userId });
    }),
  connect: async ({ context, announce }, provide) =>
    provide((connected) => {
      announce('', 'dropped');
      return context.setOffline(!connected);
    }),
});

export { expect } from '@playwright/test';
