import type { Page } from '@playwright/test';
import type { Sandbox } from './sandbox';

export interface SentEvent {
  readonly action: string;
  readonly page: {
    readonly pageName: string;
    readonly product: string;
    readonly properties?: Readonly<Record<string, string | number | boolean>>;
    readonly kycDetail?: { readonly userType: string };
  };
}

export interface Batch {
  readonly context: Readonly<Record<string, unknown>>;
  readonly events: readonly SentEvent[];
  readonly dropped?: number;
}

/** Returns the events sent since the document was loaded, as the probe shows them. */
export const tracked = (page: Page): Promise<readonly SentEvent[]> =>
  page.evaluate(
    () =>
      (window as unknown as { __paylater?: { tracked: SentEvent[] } }).__paylater?.tracked ?? [],
  );

/** Returns the batches from this browser, oldest first. Events carry no token, so they are found by visitor. */
export const arrived = async (page: Page, sandbox: Sandbox): Promise<readonly Batch[]> => {
  const visitor = await page.evaluate(() => localStorage.getItem('paylater.visitorId'));
  const entries = await sandbox.journal({ path: '/events' });
  return entries
    .map(({ body }) => body as Batch)
    .filter(({ context }) => context['visitorId'] === visitor);
};

export const viewsArrived = async (page: Page, sandbox: Sandbox): Promise<readonly string[]> =>
  (await arrived(page, sandbox))
    .flatMap(({ events }) => events)
    .filter(({ action }) => action === 'page_view')
    .map((it) => it.page.pageName);
