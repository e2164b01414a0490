import type { Page } from '@playwright/test';
import { STORED } from '../../../domain/storage/stored';
import { storages } from '../../e2e/support/pages';
import type { NewUser } from '../../e2e/support/sandbox';
import { decided } from './decided';

/** An attacker with an account, and the tab in which they attack. */
export interface Attacker {
  readonly page: Page;
  readonly origin: string;
  /** The account that the victim should end up in. */
  readonly account: NewUser;
}

/** Returns the token of the logged-in user; `undefined` without a login. */
export const tokenIn = async (page: Page): Promise<string | undefined> =>
  (await storages(page)).local[STORED.authToken.key];

/** Starts a login in this tab, stops at the lender's page, and returns the state of the login. */
const begin = async ({ page }: Attacker): Promise<string> => {
  await page.goto('/auth/login');
  await page.waitForURL(/\/authorize\?/);
  return new URL(page.url()).searchParams.get('state') ?? '';
};

/** Gets a code from the lender for a login of the attacker. */
const codeOf = async ({ page, origin, account }: Attacker, challenge = 'x'.repeat(43)) => {
  const ask = new URLSearchParams({
    response_type: 'code',
    redirect_uri: `${origin}/auth/callback`,
    state: 'attacker',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    login_hint: account.loginCode,
  });
  const url = `${origin}/authorize?${ask.toString()}`;
  const answer = await page.request.get(url, { maxRedirects: 0 });
  const { searchParams } = new URL(answer.headers()['location'] ?? '', origin);
  return searchParams.get('code') ?? '';
};

/** A link that opens another one at once is aborted. */
const cutOff = /net::ERR_ABORTED|interrupted by another navigation/;

const open = ({ page }: Attacker, address: string): Promise<void> =>
  page.goto(address).then(
    () => undefined,
    (error: Error) => {
      if (!cutOff.test(error.message)) throw error;
    },
  );

const callback = (query: string) => (it: Attacker) => open(it, `/auth/callback?${query}`);

const withCode = (query: (code: string) => string) => async (it: Attacker) =>
  open(it, `/auth/callback?${query(await codeOf(it))}`);

const link = (address: (account: NewUser) => string) => (it: Attacker) =>
  open(it, address(it.account));

const long = 'a'.repeat(100_000);

/** Opens a callback that is longer than the sandbox accepts, and answers it like a server without a limit. */
const longCallback = (query: string) => async (it: Attacker) => {
  const path = '/auth/callback';
  await it.page.route(
    (url) => url.pathname === path && url.search.length > long.length,
    async (route) => route.fulfill({ response: await route.fetch({ url: it.origin + path }) }),
    { times: 1 },
  );
  await open(it, `${path}?${query}`);
};

/** Attacks on a logged-in user. Those that need no session also run in an empty browser. */
export const attacks: Readonly<Record<string, (it: Attacker) => Promise<void>>> = {
  'no state': withCode((code) => `code=${code}`),
  'an empty state': withCode((code) => `code=${code}&state=`),
  'a forged state': withCode((code) => `code=${code}&state=forged`),
  'the state of the attacker’s tab': withCode((code) => `code=${code}&state=attacker`),
  'two states': withCode((code) => `code=${code}&state=&state=attacker`),
  'a state that is a list': withCode((code) => `code=${code}&state[]=attacker`),
  'a state of a prototype': withCode((code) => `code=${code}&state=__proto__`),
  'a state that is undefined': withCode((code) => `code=${code}&state=undefined`),
  'a state of control characters': withCode((code) => `code=${code}&state=%00%0a%0d%7f`),
  'a state of a hundred thousand letters': async (it) =>
    longCallback(`code=${await codeOf(it)}&state=${long}`)(it),
  'a code of a hundred thousand letters': longCallback(`code=${long}&state=attacker`),
  'a token in the query': link(
    ({ token }) => `/auth/callback?token=${token}&access_token=${token}`,
  ),
  'a token in the fragment': link(
    ({ token }) => `/auth/callback#access_token=${token}&token_type=bearer&state=attacker`,
  ),
  'a token for the start page': link(({ token }) => `/?token=${token}&authToken=${token}`),
  'a token in the fragment of home': link(({ token }) => `/home#token=${token}`),
  'an error without a login': callback('error=access_denied&state=attacker'),
  'a token as the code': link(({ token }) => `/auth/callback?code=${token}&state=attacker`),
  'a callback at the root': withCode((code) => `../?code=${code}&state=attacker`),
  'a callback with a slash': withCode((code) => `/../callback/?code=${code}&state=attacker`),
  'a callback behind the hash': withCode((code) => `x#/auth/callback?code=${code}&state=attacker`),
  'a login link': link(({ loginCode }) => `/auth/login?login_hint=${loginCode}`),
  'a login link with a slash': link(({ loginCode }) => `/auth/login/?login_hint=${loginCode}`),
  'a login link with two hints': link(
    ({ loginCode }) => `/auth/login?login_hint=nobody&login_hint=${loginCode}`,
  ),
  'a login link that names a host': link(
    ({ loginCode }) => `/auth/login?SourceApp=gopay&login_hint=${loginCode}`,
  ),
  'a login link through the redirect page': link(
    ({ loginCode }) =>
      `/auth/redirect?to=${encodeURIComponent(`/auth/login?login_hint=${loginCode}`)}`,
  ),
  'a login link that is loaded again': async (it) => {
    await open(it, `/auth/login?login_hint=${it.account.loginCode}`);
    await it.page.reload();
  },
  'a login link that is come back to': async (it) => {
    await open(it, `/auth/login?login_hint=${it.account.loginCode}`);
    await open(it, '/no-such-page');
    await it.page.goBack();
  },
  'a logout link': link(() => '/auth/logout'),
  'a logout link as after a 401': link(() => '/auth/logout?referrer=api'),
  'a logout link with a slash': link(() => '/auth/logout/?referrer=person'),
  'a logout link through the redirect page': link(() => '/auth/redirect?to=%2Fauth%2Flogout'),
  'a logout link that is loaded again': async (it) => {
    await open(it, '/auth/logout');
    await it.page.reload();
  },
  'a logout link that is come back to': async (it) => {
    await open(it, '/auth/logout');
    await open(it, '/no-such-page');
    await it.page.goBack();
  },
};

/** Attacks on a login that the victim started in this tab, without a session. */
export const attacksOnALogin: Readonly<Record<string, (it: Attacker) => Promise<void>>> = {
  'the attacker’s code with the victim’s state': async (it) => {
    const state = await begin(it);
    await open(it, `/auth/callback?code=${await codeOf(it)}&state=${state}`);
  },
  'the attacker’s code with the victim’s challenge': async (it) => {
    const state = await begin(it);
    const challenge = new URL(it.page.url()).searchParams.get('code_challenge') ?? '';
    const code = await codeOf(it, challenge);
    await open(it, `/auth/callback?code=${code}&state=${state.slice(1)}`);
  },
  'a state that was used': async (it) => {
    const state = await begin(it);
    await open(it, `/auth/callback?state=${state}`);
    await open(it, `/auth/callback?code=${await codeOf(it)}&state=${state}`);
  },
  'a state after a wrong one': async (it) => {
    const state = await begin(it);
    await open(it, '/auth/callback?code=x&state=wrong');
    await open(it, `/auth/callback?code=${await codeOf(it)}&state=${state}`);
  },
  'the state of another tab': async (it) => {
    const state = await begin(it);
    const tab = await it.page.context().newPage();
    await open({ ...it, page: tab }, `/auth/callback?code=${await codeOf(it)}&state=${state}`);
    await decided(tab);
    await tab.close();
  },
  'the state in other letters': async (it) => {
    const state = await begin(it);
    await open(it, `/auth/callback?code=${await codeOf(it)}&state=${state.toUpperCase()}x`);
  },
  'two codes with the victim’s state': async (it) => {
    const state = await begin(it);
    const [one, two] = [await codeOf(it), await codeOf(it)];
    await open(it, `/auth/callback?code=${one}&code=${two}&state=${state}`);
  },
};
