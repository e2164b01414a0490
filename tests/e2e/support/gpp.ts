import { combinedAsStored } from './combined';
import type { JournalEntry, NewUser, Sandbox } from './sandbox';

/** Stores answers to every step of the combined application, with the loan requested. */
export const answerEveryStep = (sandbox: Sandbox, user: NewUser) =>
  sandbox.api(
    user,
    'PATCH',
    '/v1/kyc/combined',
    { ...combinedAsStored, additionalProducts: ['GPP'] },
    { additional_products: 'GPP', 'X-Trigger-Data-Send': 'true' },
  );

/** Returns the calls of one method and path that the client made; the test's own are left out. */
export const arrived = async (
  sandbox: Sandbox,
  { userId }: Pick<NewUser, 'userId'>,
  method: JournalEntry['method'],
  path: string,
) =>
  (await sandbox.journal({ userId, path })).filter(
    (it) => it.method === method && it.path.endsWith(path) && 'application-source' in it.headers,
  );
