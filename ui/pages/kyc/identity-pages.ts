import { type IdentityFlow, IDENTITY_WAYS } from '../../../domain/kyc/identity-flow';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { ErrorArt } from '../../illustrations/error-art';
import { IdentityCheckArt } from '../../illustrations/identity-check-art';
import { MigrationArt } from '../../illustrations/migration-art';
import { MismatchArt } from '../../illustrations/mismatch-art';
import { SuccessArt } from '../../illustrations/success-art';
import type { StatusRow } from '../status/status-view';
import { MigratedStep } from './migrated-step';

/** What the pages of an identity check depend on. */
export interface IdentityDetails {
  readonly flow: IdentityFlow;
  /** There is a check to go on with; absent while that is not known. */
  readonly made: boolean | undefined;
  /** The person's identity is known from before. */
  readonly migrated: boolean;
  /** A check that was opened on this page was cancelled. */
  readonly cancelled: boolean;
}

/** What the buttons of these pages do, by name (identity-page.tsx). */
export type IdentityActionName =
  | 'complete'
  | 'follow'
  | 'prepare'
  | 'launch'
  | 'retry'
  | 'later'
  | 'continue';

type Row = StatusRow<IdentityDetails, IdentityActionName>;

/** A page that opens the identity check again. */
const opening = ({ cancelled }: IdentityDetails) => ({
  secondary: 'later' as const,
  ...(cancelled && { notices: [{ text: 'form:check.cancelled', live: true } as const] }),
});

/** The pages of an identity check's ends, and of a migrated person who needs none. */
export const IDENTITY_PAGES = {
  onekycSuccess: ({ flow, made }) => {
    if (made === undefined) return undefined;
    if (!made) return { onward: ROUTES[IDENTITY_WAYS[flow].from].path };
    return flow === 'REKYC'
      ? {
          picture: SuccessArt,
          messages: 'kyc:identity.successRekyc',
          primary: 'follow',
          goesOn: true,
        }
      : {
          picture: SuccessArt,
          messages: 'kyc:identity.success',
          primary: 'complete',
          goesOn: true,
        };
  },
  onekycRejected: () => ({
    picture: MismatchArt,
    messages: 'kyc:identity.rejected',
    primary: 'prepare',
    secondary: 'later',
  }),
  onekycReapply: (details) => ({
    picture: IdentityCheckArt,
    messages: 'kyc:identity.reapply',
    list: { kind: 'points', of: 'kyc:identity.reapply.tips', ids: ['glare', 'edges', 'face'] },
    primary: 'launch',
    ...opening(details),
  }),
  onekycFailure: (details) => ({
    picture: ErrorArt,
    messages: 'kyc:identity.failure',
    primary: 'retry',
    ...opening(details),
  }),
  kycStep1Migrated: ({ migrated }) =>
    migrated
      ? {
          picture: MigrationArt,
          messages: 'kyc:identity.migrated',
          headline: MigratedStep,
          primary: 'continue',
        }
      : { onward: ROUTES.kycStep1.path },
} as const satisfies Partial<Record<RouteId, Row>>;
