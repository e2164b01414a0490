import { err } from '../../domain/kernel/result';
import { elementRow } from '../core/element-row';
import { rowOf } from '../core/rows';
import { type ElementCall, callServer } from '../core/call-server';
import { type ShownHome, LimitView } from '../views/limit-view';
import { CardSkeleton } from '../views/skeletons';

/** `homepage` of CALLS (spec §7), reduced to the shown fields. */
export const homeCall: ElementCall<ShownHome> = {
  ...rowOf('homepage'),
  none: ['AFI_USER_NOT_ALLOWED'],
  isNothing: () => false,
};

const isClosed = (account: ShownHome | undefined): boolean =>
  account?.profile?.status === 'ACCOUNT_CLOSED';

export const limitCardElement = elementRow({
  attributes: {},
  source: () => ({
    key: 'home',
    read: async (context, signal) => {
      const account = await callServer(homeCall, context, signal);
      // Only a refusal proves that the user has no limit.
      if (!account.ok || !account.value || isClosed(account.value)) return account;
      const { limit } = account.value.profile ?? {};
      return limit && limit.total >= 0 ? account : err({ kind: 'contract', path: 'profile.limit' });
    },
  }),
  isEmpty: isClosed,
  title: ({ limit }) => limit.title,
  emptyState: ({ limit }, account) =>
    isClosed(account)
      ? {
          text: limit.closed,
          link: { what: 'app', label: limit.verify, path: '/rekyc' },
        }
      : {
          text: limit.none,
          link: { what: 'apply', label: limit.apply, path: '/' },
        },
  link: ({ limit }) => ({ what: 'limit', label: limit.go, path: '/home/limit-details' }),
  View: LimitView,
  Skeleton: () => CardSkeleton({ lines: 2 }),
  height: () => 280,
});
