import type { BrowserContext } from '@playwright/test';

/** The objects of the hosts as decision 29 describes them, of a host that can do nothing of what it is asked. */
const silentHosts = {
  gojek: () => {
    const call = (_: string, __: string, answer: (said: unknown) => void) =>
      answer({ success: false, error: { code: 'NOT_SUPPORTED' } });
    Object.assign(window, { gojekBridge: { call, on: () => {} } });
  },
  gopay: () => {
    const invoke = () => Promise.resolve({ status: 'UNSUPPORTED' });
    Object.assign(window, { gpContainer: { invoke, subscribe: () => {} } });
  },
  'partner-sdk': () => {
    const sdk = {
      onMessage: (_: string) => {},
      postMessage(call: string) {
        const { id } = JSON.parse(call) as { id: unknown };
        sdk.onMessage(JSON.stringify({ id, ok: false, reason: 'not_supported' }));
      },
    };
    Object.assign(window, { PaylaterSdk: sdk });
  },
  web: () => {},
} as const;

export type HostName = keyof typeof silentHosts;

const agents: Readonly<Record<HostName, string>> = {
  gojek: ' Gojek/4.90.0',
  gopay: '',
  'partner-sdk': ' paylater-sdk/1.0',
  web: '',
};

/** Makes every page of a browser one inside this host, which answers every call with "not supported". */
export const inside = async (context: BrowserContext, host: HostName) => {
  await context.addInitScript((mark) => {
    const agent = navigator.userAgent + mark;
    Object.defineProperty(navigator, 'userAgent', { get: () => agent });
  }, agents[host]);
  await context.addInitScript(silentHosts[host]);
};
