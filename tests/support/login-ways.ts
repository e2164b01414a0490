import { STORED } from '../../domain/storage/stored';
import type { Tab } from '../engines/drivers/engine';
import { within } from './within';

/** A tab of the browser with the app's origin and the login code of a user. */
export interface Visitor {
  readonly tab: Tab;
  readonly origin: string;
  readonly loginCode: string;
}

const patience = 15_000;

// During a navigation nothing can be evaluated.
const until = (tab: Tab, expression: string): Promise<boolean> =>
  within(patience, () => tab.run(`return Boolean(${expression})`).then(Boolean, () => false));

/** Pages that do not redirect: all outside of the login, a question, and the end of a login. */
export const endings = [
  'main[data-route]:not([data-route^="/auth/"])',
  'main[data-route^="/auth/"] [data-action="secondary"]',
  'main[data-route="/auth/callback"] [data-action="primary"]',
  'main[data-route="/auth/logout"] [data-action="primary"]',
].join();

/** Whether the redirects have ended. */
const decided = `document.querySelector('[data-loader]') === null && document.querySelector('${endings}')`;
const inside = `document.querySelector('main[data-route]:not([data-route^="/auth/"])')`;

/** Ends the session and any login. It opens a file, so that no page of the app is loaded. */
const clear = async ({ tab, origin }: Visitor) => {
  await tab.goto(`${origin}/robots.txt`);
  await tab.run('localStorage.clear(); sessionStorage.clear();');
};

/** Opens an address; the page may redirect while it loads. */
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

/** The ways in which a target reaches the app. */
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
      // An address that is opened while the previous page is leaving would not open at all.
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
    // A target that is no address of a page is put into the query of one.
    'a page that needs a login': async (visitor, to) => {
      await clear(visitor);
      const path = (await isPage(visitor, to)) ? to : `/home/settings?to=${encodeURIComponent(to)}`;
      await open(visitor.tab, visitor.origin + path);
      await until(visitor.tab, decided);
      await logIn(visitor);
    },
  };

/** The address in the app where a way ended, or the fault. */
export type Ending =
  | { readonly kind: 'fine'; readonly at: string }
  | { readonly kind: 'off origin' | 'wrong page' | 'never ends'; readonly at: string };

/** Follows one way to a target, and returns where it ended. */
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
