import type { Page } from '@playwright/test';
import { combinedAsStored } from './combined';
import type { JournalEntry, NewUser, Sandbox } from './sandbox';

/** Lets somebody have answered every step of the combined application, with the loan asked for. */
export const answerEveryStep = (sandbox: Sandbox, user: NewUser) =>
  sandbox.api(
    user,
    'PATCH',
    '/v1/kyc/combined',
    { ...combinedAsStored, additionalProducts: ['GPP'] },
    { additional_products: 'GPP', 'X-Trigger-Data-Send': 'true' },
  );

/** Lets somebody whose identity is known have done everything but sending the application for both products. */
export const readyToSend = async (sandbox: Sandbox, user: NewUser) => {
  await answerEveryStep(sandbox, user);
  await sandbox.api(user, 'POST', '/v1/user-consent', { type: 'MGR_MIGRATION' });
};

/** The client's own calls of one method and path that arrived, those of the test itself left out. */
export const arrived = async (
  sandbox: Sandbox,
  { userId }: Pick<NewUser, 'userId'>,
  method: JournalEntry['method'],
  path: string,
) =>
  (await sandbox.journal({ userId, path })).filter(
    (it) => it.method === method && it.path.endsWith(path) && 'application-source' in it.headers,
  );

/**
 * How many different calls those were by their keys: a browser sends once more by itself what a kept connection lost, and
 * what is tried again by hand is the same call as long as nobody knows its end.
 */
export const meant = (calls: readonly JournalEntry[]) =>
  new Set(calls.map(({ headers }) => headers['idempotency-key'])).size;

export const dialog = (page: Page) => page.getByRole('alertdialog');
