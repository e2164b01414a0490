import { billTypeIn } from './bills/bill-type';
import { homeQuery, type OpenedBy } from './home/home-query';
import type { Instant } from './kernel/instant';
import type { RouteId } from './navigation/routes';
import { firstCursors, pageBody } from './transactions/first-page';

/** A call as a page makes it on arrival. One with a body is a POST, which may be here only if it reads (spec §7). */
export interface FirstRead {
  readonly path: `/${string}`;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export interface Arrival {
  /** The query of the page's address. */
  readonly query: string;
  /** Not on a later page: the code of home is never late. */
  readonly openedBy?: OpenedBy;
  readonly now: Instant;
}

/** What every page reads that needs the user's status. */
export const statusRead: FirstRead = { path: '/v1/user/application-status' };

const home = ({ openedBy }: Arrival): FirstRead => ({
  path: '/v2/homepage',
  query: homeQuery(openedBy ?? {}),
});
const kycDraft = (): FirstRead => ({ path: '/v1/kyc' });

/**
 * What a page reads on arrival. The document asks for it on the first page of a visit, and the app on a later page while
 * the page's code loads. A table without the calls' schemas, which load with the pages.
 */
export const firstReads: { readonly [id in RouteId]?: (arrival: Arrival) => FirstRead } = {
  start: home,
  home,
  billList: ({ query }) => ({ path: '/v1/bill-list', query: { type: billTypeIn(query) } }),
  transactions: ({ now }) => ({
    path: '/v1/transaction-history',
    query: { metadata: 'true' },
    body: pageBody(firstCursors(now)),
  }),
  kycStep2: kycDraft,
  kycStep3: kycDraft,
  kycStep4: kycDraft,
  kycStep5: kycDraft,
  kycStep6: kycDraft,
};

/** Returns what a page reads on arrival. */
export const firstReadsOf = (id: RouteId | undefined, arrival: Arrival): readonly FirstRead[] => {
  const read = id && firstReads[id];
  return read ? [read(arrival)] : [];
};
