import type { Application } from '../../../domain/application/status';
import type { Instant } from '../../../domain/kernel/instant';
import { isAllowed } from '../../../domain/navigation/statuses';
import type { Host } from '../../../domain/host/host';
import type { Format } from '../../format/use-format';
import type { StatusRow } from '../status/status-view';

/** Values that the pages of the application's status depend on. */
export interface StatusDetails {
  readonly online: boolean;
  readonly host: Host;
  readonly loggedIn: boolean;
  readonly format: Format;
  readonly now: Instant;
  /** When announced maintenance ends; absent when unknown or over. */
  readonly maintenanceEnd?: Instant | undefined;
  /** Time at which the server wants the next try; absent when unknown or over. */
  readonly retryAt?: Instant | undefined;
  /** Whether the configuration has the address where accounts are migrated. */
  readonly canMigrate: boolean;
  /** Whether the configuration has the address where the host app is updated. */
  readonly canUpdate: boolean;
  /** Absent until the status is loaded. */
  readonly application?: Application | undefined;
}

/** Names of the actions of these pages' buttons (use-status-actions.ts). */
export type StatusActionName =
  | 'before'
  | 'start'
  | 'login'
  | 'toHome'
  | 'openHelp'
  | 'close'
  | 'update'
  | 'reload'
  | 'migrate'
  | 'retry'
  | 'join'
  | 'follow'
  | 'reapply'
  | 'loan'
  | 'find';

export type ApplicationStatusRow = StatusRow<StatusDetails, StatusActionName>;

/** Returns the action of a page without a next step: back to the host app, or help on the web. */
export const wayOut = ({ host }: Pick<StatusDetails, 'host'>): 'openHelp' | 'close' =>
  host === 'web' ? 'openHelp' : 'close';

/** Returns a second action for a user with an account. */
export const wayHome = ({ application }: StatusDetails): { readonly secondary?: 'toHome' } =>
  application && isAllowed(application.status, 'home') ? { secondary: 'toHome' } : {};
