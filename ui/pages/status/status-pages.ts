import type { ComponentType } from 'react';
import type { Application } from '../../../domain/application/status';
import type { ApplicationStatus } from '../../../domain/application/words';
import type { Instant } from '../../../domain/kernel/instant';
import type { RouteId } from '../../../domain/navigation/routes';
import { type Host, isInApp } from '../../../domain/session/host';
import { ErrorArt } from '../../illustrations/error-art';
import { IneligibleArt } from '../../illustrations/ineligible-art';
import { MaintenanceArt } from '../../illustrations/maintenance-art';
import { MigrationArt } from '../../illustrations/migration-art';
import { NotFoundArt } from '../../illustrations/not-found-art';
import { OfflineArt } from '../../illustrations/offline-art';
import { UnsupportedAppArt } from '../../illustrations/unsupported-app-art';
import { WaitlistArt } from '../../illustrations/waitlist-art';

/** What a status page may depend on. */
export interface StatusFacts {
  readonly online: boolean;
  readonly host: Host;
  /** When announced maintenance ends; absent when nobody said, or it is over. */
  readonly maintenanceEnd?: Instant | undefined;
  /** Configuration names where accounts are moved. */
  readonly canMigrate: boolean;
  /** The status is being read for the first time. */
  readonly reading: boolean;
  /** Absent until the status was read. */
  readonly waitlist?: Application['waitlist'] | undefined;
}

export type StatusAction =
  | 'before'
  | 'start'
  | 'wayOut'
  | 'update'
  | 'migrate'
  | 'check'
  | 'retry'
  | 'join';

export interface StatusView {
  readonly picture: ComponentType;
  /** Where its title, why, next and when stand in the messages of `unavailable`. */
  readonly words: string;
  readonly primary: StatusAction;
  readonly secondary?: StatusAction;
}

const unread: StatusView = { picture: ErrorArt, words: 'unread', primary: 'retry' };
const offline: StatusView = { picture: OfflineArt, words: 'offline', primary: 'retry' };
const unknown = ({ online }: StatusFacts) => (online ? unread : offline);

const waitlist = (words: string, primary: StatusAction): StatusView => ({
  picture: WaitlistArt,
  words,
  primary,
});

/** What a page shows; `undefined`: that is not known yet. */
type StatusRow = (facts: StatusFacts) => StatusView | undefined;

/** Every page that is a picture, a sentence and a button (look and feel, "Behaviour people notice"). */
export const STATUS_PAGES = {
  maintenance: ({ maintenanceEnd }) => ({
    picture: MaintenanceArt,
    words: maintenanceEnd === undefined ? 'maintenance' : 'maintenanceUntil',
    primary: 'before',
  }),
  notFound: () => ({ picture: NotFoundArt, words: 'notFound', primary: 'start' }),
  ineligible: () => ({ picture: IneligibleArt, words: 'ineligible', primary: 'wayOut' }),
  unsupported: () => ({ picture: UnsupportedAppArt, words: 'unsupported', primary: 'wayOut' }),
  unsupportedApp: ({ host }) => ({
    picture: UnsupportedAppArt,
    words: isInApp(host) ? 'oldApp' : 'onlyInApp',
    primary: isInApp(host) ? 'update' : 'wayOut',
  }),
  migrationRedirect: ({ canMigrate }) =>
    canMigrate
      ? { picture: MigrationArt, words: 'migration', primary: 'migrate', secondary: 'check' }
      : { picture: MigrationArt, words: 'migrationElsewhere', primary: 'check' },
  statusError: unknown,
  waitlist: (facts) => {
    if (!facts.waitlist) return facts.reading ? undefined : unknown(facts);
    const { isJoined, isReviewing } = facts.waitlist;
    if (isReviewing) return waitlist('waitlistReviewing', 'check');
    return isJoined ? waitlist('waitlistJoined', 'check') : waitlist('waitlistOpen', 'join');
  },
} as const satisfies Partial<Record<RouteId, StatusRow>>;

export type StatusRoute = keyof typeof STATUS_PAGES;

/** The status a page speaks of: it asks for it, and is left when an answer tells of another. */
export const SPEAKS_OF: Partial<Record<StatusRoute, ApplicationStatus>> = {
  ineligible: 'INELIGIBLE',
  migrationRedirect: 'PENDING_MIGRATION',
  statusError: 'ERROR',
  waitlist: 'INELIGIBLE',
};
