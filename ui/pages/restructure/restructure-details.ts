import type { Offer } from '../../../domain/restructure/offer';
import type { RestructureStatus } from '../../../domain/restructure/restructure-status';
import type { StatusRow, StatusView } from '../status/status-view';

export interface RestructureDetails {
  /** Absent until it was read. */
  readonly offer?: Offer | undefined;
  /** The code of why it could not be read, when nothing is known of before. */
  readonly unread?: string | undefined;
  readonly status: RestructureStatus;
  /** The code of the refusal that ended the request. */
  readonly code?: string | undefined;
  /** The tenor of a request whose end was not seen yet. */
  readonly tenor?: number | undefined;
  /** The first instalment of that request, as the plan said that was agreed to. */
  readonly first?: { readonly amount: string; readonly day: string } | undefined;
  /** A press may send a lost call again, and the server carries it out only once. */
  readonly repeatable: boolean;
}

/** What the buttons of these pages do, by name (use-restructure-actions.ts). */
export type RestructureActionName =
  | 'retry'
  | 'toHome'
  | 'toBills'
  | 'choose'
  | 'begin'
  | 'resend'
  | 'learn';

export type View = StatusView<RestructureActionName>;
export type Row = StatusRow<RestructureDetails, RestructureActionName>;
