import type { RouteId } from '../../../domain/navigation/routes';
import { ROUTES } from '../../../domain/navigation/routes';
import type { RekycState, RekycStatus } from '../../../domain/rekyc/rekyc';
import { ErrorArt } from '../../illustrations/error-art';
import { LockedArt } from '../../illustrations/locked-art';
import { MismatchArt } from '../../illustrations/mismatch-art';
import { UnderReviewArt } from '../../illustrations/under-review-art';
import { UnlockedArt } from '../../illustrations/unlocked-art';
import { UnrecognisedArt } from '../../illustrations/unrecognised-art';
import type { StatusRow, StatusView } from '../status/status-view';

export interface RekycDetails {
  /** Absent until the status is loaded. */
  readonly rekyc?: RekycState | undefined;
  /** Whether the last load of the status failed. */
  readonly unread: boolean;
  /** Whether the account is open and no re-KYC is under way in this browser; absent until the lender has answered. */
  readonly open: boolean | undefined;
}

/** Names of the actions of these pages' buttons (use-rekyc-actions.ts). */
export type RekycActionName = 'learn' | 'again' | 'registered' | 'skip' | 'toHome' | 'retry';

type View = StatusView<RekycActionName>;
type Row = StatusRow<RekycDetails, RekycActionName>;

const unread: View = {
  picture: ErrorArt,
  messages: 'rekyc:unread',
  primary: 'retry',
  secondary: 'toHome',
};

/** Each result has its own picture, messages and next step (spec §2). */
const results: Readonly<Record<Exclude<RekycStatus, 'INITIATED'>, View>> = {
  APPROVED: { picture: UnlockedArt, messages: 'rekyc:approved', primary: 'toHome' },
  KTP_MISMATCH: {
    picture: MismatchArt,
    messages: 'rekyc:mismatch',
    primary: 'toHome',
    secondary: 'registered',
  },
  REJECTED: {
    picture: UnrecognisedArt,
    messages: 'rekyc:rejected',
    primary: 'again',
    secondary: 'skip',
  },
};

export const REKYC_PAGES = {
  rekyc: ({ rekyc, unread: failed, open }) => {
    if (!rekyc) return failed ? unread : undefined;
    if (rekyc.status === undefined) {
      if (open === undefined) return undefined;
      if (open) return { onward: ROUTES.home.path };
      const start = { picture: LockedArt, messages: 'rekyc:why', primary: 'learn' } as const;
      return rekyc.isUnproven
        ? { ...start, polls: true, secondary: 'check' }
        : { ...start, secondary: 'toHome' };
    }
    if (rekyc.status !== 'INITIATED') return { onward: ROUTES.rekycReview.path };
    return {
      picture: UnderReviewArt,
      messages: 'rekyc:waiting',
      polls: true,
      primary: 'check',
      secondary: 'toHome',
    };
  },
  rekycReview: ({ rekyc, unread: failed, open }) => {
    if (!rekyc) return failed ? unread : undefined;
    const { status } = rekyc;
    if (status === undefined || status === 'INITIATED') return { onward: ROUTES.home.path };
    if (status === 'APPROVED') return results[status];
    if (open === undefined) return undefined;
    // The account was opened in another way, so an earlier result no longer applies.
    return open ? { onward: ROUTES.home.path } : results[status];
  },
} as const satisfies Partial<Record<RouteId, Row>>;

export type RekycRoute = keyof typeof REKYC_PAGES;
