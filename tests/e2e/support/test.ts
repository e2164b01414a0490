import { expect, type Page, test as base } from '@playwright/test';
import type { Language } from '../../../domain/kernel/locale';
import { wireCheck, type Document } from '../../support/wire-check';
import { answerAll, answerUpTo, applicant, type Step } from './kyc';
import { at, logInAs, settled } from './pages';
import { type Fault, type NewUser, type Sandbox, sandboxAt } from './sandbox';
import { openSignedIn } from './signed-in';
import { type Announce, watch } from './watch';
import { watchWire } from './watch-wire';

/** Creates a user in the persona's state, logs the page's browser in, and opens `path` if it is given. */
export type Login = (
  persona: string,
  options?: {
    lang?: Language;
    path?: string;
    /** What happened to the user before the login. */
    before?: (user: NewUser) => Promise<unknown>;
  },
) => Promise<NewUser>;

/** Logs in an applicant who answered every earlier step, and opens this one; `/kyc/tnc` comes after all steps. */
export type Applying = (
  path: Step | '/kyc/tnc',
  options?: { persona?: string; lang?: Language; query?: string },
) => Promise<NewUser>;

/** Makes calls of one user fail from now on, and announces that to the console's watch. */
export type Failing = (
  user: Pick<NewUser, 'userId'>,
  call: string,
  fault: Pick<Fault, 'status' | 'code' | 'times'>,
) => Promise<void>;

/** Loses calls of one user from now on, before or after they are carried out. */
export type Losing = (
  user: Pick<NewUser, 'userId'>,
  call: string,
  after?: { carriedOut?: boolean },
) => Promise<void>;

/** Connects the browser or disconnects it; requests without a connection may fail. */
export type Connect = (connected: boolean) => Promise<void>;

interface Fixtures {
  readonly sandbox: Sandbox;
  readonly announce: Announce;
  readonly login: Login;
  /** Logs in like `login`, for a test with many pages: it installs the browser's clock and has a longer timeout. */
  readonly journey: Login;
  readonly applying: Applying;
  /** Opens a step like `applying`, with the answers of the step typed. */
  readonly answering: (step: Step, options?: Parameters<Applying>[1]) => Promise<NewUser>;
  readonly failing: Failing;
  readonly losing: Losing;
  readonly connect: Connect;
  readonly watchedWire: undefined;
}

interface OfWorker {
  readonly checkWire: ReturnType<typeof wireCheck>;
}

/** Makes the browser of a page prefer a language, as a user's settings would. */
export const prefer = (page: Page, lang: Language) =>
  page.addInitScript((tag) => {
    Object.defineProperty(navigator, 'language', { get: () => tag });
    Object.defineProperty(navigator, 'languages', { get: () => [tag] });
  }, lang);

/** Parses a call as spec §7 writes it: `POST /v1/kyc/reapply`. */
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
      // Only a browser that was already open goes through the pages of a login.
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
      // Browsers repeat a request by themselves when a kept connection breaks.
      await sandbox.fault({ ...method, path, drop: true, carriedOut, times: 9, userId });
    }),
  connect: async ({ context, announce }, provide) =>
    provide((connected) => {
      announce('', 'dropped');
      return context.setOffline(!connected);
    }),
});

export { expect } from '@playwright/test';
