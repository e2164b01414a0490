import type { Limit } from '../../domain/home/home';
import { elementRow } from '../core/element-row';
import { anything, fields, instant, list, maybe, rupiah, text } from '../core/reader';
import { type Ask, ask } from '../core/sending';
import { LimitView } from '../views/limit-view';
import { CardSkeleton } from '../views/skeletons';

/** What of home is shown: the limit, and how the account stands. */
export interface Account {
  readonly profile?: { readonly status?: string; readonly limit?: Limit };
  readonly modules: readonly unknown[];
}

/** `homepage` of CALLS (spec §7), as far as it is shown. */
export const homepage: Ask<Account> = {
  method: 'GET',
  path: '/v2/homepage',
  retry: 3,
  timeout: 10_000,
  budget: 10_000,
  none: ['AFI_USER_NOT_ALLOWED'],
  read: fields<Account>({
    profile: maybe(
      fields<NonNullable<Account['profile']>>({
        status: maybe(text),
        limit: maybe(
          fields<Limit>({
            total: rupiah,
            available: maybe(rupiah),
            used: maybe(rupiah),
            temporary: maybe(rupiah),
            temporaryUntil: maybe(instant),
          }),
        ),
      }),
    ),
    modules: list(anything),
  }),
};

const isClosed = (account: Account | undefined): boolean =>
  account?.profile?.status === 'ACCOUNT_CLOSED';

export const limitCard = elementRow({
  tag: 'paylater-limit-card',
  attributes: {},
  source: () => ({
    key: 'home',
    read: (sending, signal) => ask(homepage, sending, signal),
  }),
  isEmpty: (account: Account) => !account.profile?.limit || isClosed(account),
  title: ({ limit }) => limit.title,
  nothing: ({ limit }, account) =>
    isClosed(account)
      ? {
          text: limit.closed,
          way: { what: 'app', words: limit.verify, path: '/rekyc' },
        }
      : {
          text: limit.none,
          way: { what: 'apply', words: limit.apply, path: '/' },
        },
  way: ({ limit }) => ({ what: 'limit', words: limit.go, path: '/home/limit-details' }),
  View: LimitView,
  Skeleton: () => CardSkeleton({ lines: 2 }),
  height: () => 280,
});
