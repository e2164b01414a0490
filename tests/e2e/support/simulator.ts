import type { Page } from '@playwright/test';
import { settled } from './pages';
import { expect } from './test';

export type InApp = 'gojek' | 'gopay' | 'partner-sdk';

/** The hosts' names for the calls that tests look for (docs/decisions/0029). */
export const spelled = {
  gojek: { token: 'getToken', capture: 'launchOneKyc', close: 'closeWebView' },
  gopay: { token: 'access_token', capture: 'one_kyc_launch', close: 'close' },
  'partner-sdk': { token: 'token', capture: 'oneKycLaunch', close: 'close' },
} as const satisfies Readonly<Record<InApp, object>>;

/** Returns the parts of the simulator in a tab: the client in its phone, and the controls around it. */
export const simulatorIn = (page: Page) => ({
  phone: page.frameLocator('iframe'),
  /** A screen of the host, over the client. */
  screen: page.getByRole('dialog'),
  /** The host's home, which shows after the client is closed. */
  home: page.locator('#home'),
  back: page.locator('#back'),
  calls: (name: string) => page.locator(`#log [data-call="${name}"]`),
});

export type Simulator = ReturnType<typeof simulatorIn>;

export const openSimulator = async (
  page: Page,
  query: Readonly<Record<string, string>>,
): Promise<Simulator> => {
  await page.goto(`/host?${new URLSearchParams(query).toString()}`);
  const simulator = simulatorIn(page);
  await settled(simulator.phone);
  return simulator;
};

/** Expects the client's address, as the simulator shows it. */
export const expectInside = (page: Page, path: string) =>
  expect(page.locator('#where')).toHaveText(path);
