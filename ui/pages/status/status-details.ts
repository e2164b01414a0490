import type { Application } from '../../../domain/application/status';
import type { Instant } from '../../../domain/kernel/instant';
import { ALLOWANCES } from '../../../domain/navigation/status-rules';
import type { Host } from '../../../domain/session/host';
import type { Language } from '../../../domain/session/locale';
import type { StatusRow } from './status-view';

/** What the pages that speak of the application's status may depend on. */
export interface StatusDetails {
  readonly online: boolean;
  readonly host: Host;
  readonly loggedIn: boolean;
  readonly language: Language;
  readonly now: Instant;
  /** When announced maintenance ends; absent when nobody said, or it is over. */
  readonly maintenanceEnd?: Instant | undefined;
  /** Configuration names where accounts are moved. */
  readonly canMigrate: boolean;
  /** Configuration names where the host app is updated. */
  readonly canUpdate: boolean;
  /** What is known of the application; absent until the status was read. */
  readonly application?: Application | undefined;
  /** Until when a rejected person cannot apply again. */
  readonly reapplyTime?: Instant | undefined;
}

/** What the buttons of these pages do, by name (use-status-actions.ts). */
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

export type Row = StatusRow<StatusDetails, StatusActionName>;

/** What is left to do on a page where the product ends: back to the host app, or help where there is none. */
export const wayOut = ({ host }: Pick<StatusDetails, 'host'>): 'openHelp' | 'close' =>
  host === 'web' ? 'openHelp' : 'close';

/** Beside the way out: a person who has an account goes on at home. */
export const wayHome = ({ application }: StatusDetails): { readonly secondary?: 'toHome' } =>
  application && ALLOWANCES.home.always.includes(application.status) ? { secondary: 'toHome' } : {};
