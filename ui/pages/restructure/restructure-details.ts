import type { Offer } from '../../../domain/restructure/offer';
import type { RestructureStatus } from '../../../domain/restructure/restructure-status';
import type { StatusRow, StatusView } from '../status/status-view';

export interface RestructureDetails {
  /** Absent until it is loaded. */
  readonly offer?: Offer | undefined;
  /** Code of a failed load, if no earlier offer is known. */
  readonly unread?: string | undefined;
  readonly status: RestructureStatus;
  /** The code of the refusal that ended the request. */
  readonly code?: string | undefined;
  /** Tenor of a request whose result was not seen yet. */
  readonly tenor?: number | undefined;
  /** First instalment of that request, from the plan that the user agreed to. */
  readonly first?: { readonly amount: string; readonly day: string } | undefined;
  /** Whether a press may send a lost call again, because the server carries it out only once. */
  readonly repeatable: boolean;
}

/** Names of the actions of these pages' buttons (use-restructure-actions.ts). */
export type RestructureActionName =
  | 'retry'
  | 'toHome'
  | 'toBills'
  | 'choose'
  | 'begin'
  | 'resend'
  | 'learn';

export type View = StatusView<RestructureActionName>;
export type RestructureRow = StatusRow<RestructureDetails, RestructureActionName>;
