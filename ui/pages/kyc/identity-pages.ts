import { type IdentityFlow, IDENTITY_WAYS } from '../../../domain/kyc/identity-flow';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { ErrorArt } from '../../illustrations/error-art';
import { IdentityCheckArt } from '../../illustrations/identity-check-art';
import { IdentityDoneArt } from '../../illustrations/identity-done-art';
import { MigrationArt } from '../../illustrations/migration-art';
import { MismatchArt } from '../../illustrations/mismatch-art';
import type { StatusRow } from '../status/status-view';
import { IdentityStep } from './identity-step';

/** Values that the pages of an identity check depend on. */
export interface IdentityDetails {
  readonly flow: IdentityFlow;
  /** Whether there is a check to continue with; `undefined` while that is unknown. */
  readonly made: boolean | undefined;
  /** The name of the step that follows, if it is known. */
  readonly nextStep?: string | undefined;
  /** Whether the user's identity is already known. */
  readonly migrated: boolean;
  /** Whether a check that was opened on this page was cancelled. */
  readonly cancelled: boolean;
}

/** Names of the actions of these pages' buttons (identity-page.tsx). */
export type IdentityActionName =
  | 'complete'
  | 'follow'
  | 'prepare'
  | 'launch'
  | 'retry'
  | 'later'
  | 'continue';

type Row = StatusRow<IdentityDetails, IdentityActionName>;

/** Returns what the pages that open the identity check again have in common. */
const opening = ({ cancelled }: IdentityDetails) => ({
  secondary: 'later' as const,
  ...(cancelled && { notices: [{ text: 'form:check.cancelled', live: true } as const] }),
});

/** Pages of an identity check's results, and of a migrated user, who needs no check. */
export const IDENTITY_PAGES = {
  onekycSuccess: ({ flow, made, nextStep }) => {
    if (made === undefined) return undefined;
    if (!made) return { onward: ROUTES[IDENTITY_WAYS[flow].from].path };
    return flow === 'REKYC'
      ? {
          picture: IdentityDoneArt,
          messages: 'kyc:identity.successRekyc',
          primary: 'follow',
          goesOn: true,
        }
      : {
          picture: IdentityDoneArt,
          messages: 'kyc:identity.success',
          ...(flow === 'GPL' && { headline: IdentityStep }),
          ...(nextStep !== undefined && {
            facts: [{ label: 'kyc:identity.nextStep', value: nextStep }],
          }),
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
          headline: IdentityStep,
          primary: 'continue',
        }
      : { onward: ROUTES.kycStep1.path },
} as const satisfies Partial<Record<RouteId, Row>>;
