import { STORED } from '../../domain/storage/stored';
import type { Tab } from '../engines/drivers/engine';
import { within } from './within';

/** Whom a target is tried with: the browser's tab, the app's origin, and the code of a person's login. */
export interface Visitor {
  readonly tab: Tab;
  readonly origin: string;
  readonly loginCode: string;
}

/** How long a way may take, in milliseconds. */
const patience = 15_000;

// During a navigation there is no page to ask.
const until = (tab: Tab, expression: string): Promise<boolean> =>
  within(patience, () => tab.run(`return Boolean(${expression})`).then(Boolean, () => false));

/** Pages that go nowhere else by themselves: all outside the login, a question, and an end of the login. */
const decided = `document.querySelector('[data-loader]') === null && document.querySelector(\`
  main[data-route]:not([data-route^="/auth/"]), main[data-route^="/auth/"] [data-action="secondary"],
  main[data-route="/auth/callback"] [data-action="primary"],
  main[data-route="/auth/logout"] [data-action="primary"]\`)`;
const inside = `document.querySelector('main[data-route]:not([data-route^="/auth/"])')`;

/** Nobody is logged in, and no login is under way. A file is asked for, in whose place no page of the app comes. */
const clear = async ({ tab, origin }: Visitor) => {
  await tab.goto(`${origin}/robots.txt`);
  await tab.run('localStorage.clear(); sessionStorage.clear();');
};

/** The page that is opened may lead on before it is there. */
const open = (tab: Tab, url: string): Promise<unknown> => tab.goto(url).catch(() => undefined);

const logIn = ({ tab, origin, loginCode }: Visitor) =>
  open(tab, `${origin}/auth/login?login_hint=${loginCode}`);

const redirecting = ({ tab, origin }: Visitor, to: string) =>
  open(tab, `${origin}/auth/redirect?to=${encodeURIComponent(to)}`);

const isPage = async ({ origin }: Visitor, to: string): Promise<boolean> => {
  if (!to.startsWith('/')) return false;
  return fetch(origin + to, { redirect: 'manual' }).then(
    ({ ok }) => ok,
    () => false,
  );
};

/** The ways an address comes in by. */
export const waysIn: Readonly<Record<string, (visitor: Visitor, to: string) => Promise<unknown>>> =
  {
    'the redirect page, logged in': async (visitor, to) => {
      const { tab, origin } = visitor;
      await tab.goto(`${origin}/robots.txt`);
      const token = `localStorage.getItem(${JSON.stringify(STORED.authToken.key)})`;
      if ((await tab.run(`return ${token}`)) === null) {
        await logIn(visitor);
        await until(tab, inside);
      }
      await redirecting(visitor, to);
    },
    'the redirect page, and the login after it': async (visitor, to) => {
      await clear(visitor);
      await redirecting(visitor, to);
      // What is opened while the page before still leaves is not opened at all.
      await until(visitor.tab, decided);
      await logIn(visitor);
    },
    'a login target in the storage': async (visitor, to) => {
      await clear(visitor);
      const [key, target] = [STORED.loginTarget.key, to].map((it) => JSON.stringify(it));
      await visitor.tab.run(
        `sessionStorage.setItem(${key}, JSON.stringify({ to: ${target}, at: Date.now() }))`,
      );
      await logIn(visitor);
    },
    // What is no address of a page is in the query of one.
    'a page that needs a login': async (visitor, to) => {
      await clear(visitor);
      const path = (await isPage(visitor, to)) ? to : `/home/settings?to=${encodeURIComponent(to)}`;
      await open(visitor.tab, visitor.origin + path);
      await until(visitor.tab, decided);
      await logIn(visitor);
    },
  };

/** Where a way led: the address in the app, or what was wrong. */
export type Ending =
  | { readonly kind: 'fine'; readonly at: string }
  | { readonly kind: 'off origin' | 'wrong page' | 'never ends'; readonly at: string };

/** Sends a person by one way, and says where they ended. */
export const follow = async (
  visitor: Visitor,
  way: (visitor: Visitor, to: string) => Promise<unknown>,
  to: string,
): Promise<Ending> => {
  await way(visitor, to);
  const isDecided = await until(visitor.tab, `${decided} && !/^\\/auth/.test(location.pathname)`);
  const url = new URL(String(await visitor.tab.run('return location.href')));
  const at = url.pathname + url.search;
  if (url.origin !== visitor.origin) return { kind: 'off origin', at: url.href };
  if (/^\/(auth|authorize|maintenance)(\/|$)/.test(url.pathname)) return { kind: 'wrong page', at };
  return { kind: isDecided ? 'fine' : 'never ends', at };
};
