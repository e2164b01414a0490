import type { Page } from '@playwright/test';
import { inside } from './hosts';
import type { NewUser } from './sandbox';

/** The hosts with the query that names them, and some of their calls as they spell them. */
export const hosts = {
  gojek: { query: '', token: 'getToken', info: 'getAppInfo' },
  gopay: { query: '?source=gopay', token: 'access_token', info: 'app_info' },
  'partner-sdk': { query: '', token: 'token', info: 'appInfo' },
} as const;
export type CountedHost = keyof typeof hosts;
export const hostNames = Object.keys(hosts) as CountedHost[];

/** Puts a host around the page that answers with a user's token, and counts its calls. `display`: its language and theme. */
export const hostOf = async (
  page: Page,
  host: CountedHost,
  { token }: Pick<NewUser, 'token'>,
  display: object = {},
) => {
  const { token: asked, info } = hosts[host];
  await inside(page, host, { [asked]: { token }, [info]: { version: '4.95.0', ...display } });
  await page.addInitScript(() => {
    const calls: string[] = [];
    type Caller = Record<string, (...args: string[]) => unknown>;
    const counted = (object: Caller | undefined, method: string) => {
      const plain = object?.[method];
      if (!object || !plain) return;
      object[method] = (name = '', ...rest) => {
        calls.push(method === 'postMessage' ? JSON.parse(name).call : name);
        return plain.call(object, name, ...rest);
      };
    };
    const { gojekBridge, gpContainer, PaylaterSdk } = window as unknown as Record<string, Caller>;
    counted(gojekBridge, 'call');
    counted(gpContainer, 'invoke');
    counted(PaylaterSdk, 'postMessage');
    Object.assign(window, { calls_: calls });
  });
};

/** Returns how often the open document has called its host by this name. */
export const callsOf = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      (window as unknown as { calls_: string[] }).calls_.filter((it) => it === wanted).length,
    name,
  );
