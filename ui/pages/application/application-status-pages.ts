import { minute } from '../../../domain/kernel/instant';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { isInApp } from '../../../domain/host/host';
import { isSameDay } from '../../format/date';
import { ErrorArt } from '../../illustrations/error-art';
import { IneligibleArt } from '../../illustrations/ineligible-art';
import { MaintenanceArt } from '../../illustrations/maintenance-art';
import { MigrationArt } from '../../illustrations/migration-art';
import { NotFoundArt } from '../../illustrations/not-found-art';
import { OfflineArt } from '../../illustrations/offline-art';
import { UnsupportedAppArt } from '../../illustrations/unsupported-app-art';
import { WaitlistArt } from '../../illustrations/waitlist-art';
import { APPLICATION_PAGES } from './application-pages';
import {
  type ApplicationStatusRow,
  type StatusActionName,
  type StatusDetails,
  wayHome,
  wayOut,
} from './status-details';
import type { StatusView } from '../status/status-view';

type View = StatusView<StatusActionName>;

const apps = { gojek: 'Gojek', gopay: 'GoPay' } as const;

const waitlist = (
  messages: View['messages'],
  primary: View['primary'],
  secondary: View['primary'],
): View => ({ picture: WaitlistArt, messages, primary, secondary });

/**
 * Returns the messages with the end of the maintenance, or else with the server's time for the next try, rounded up to
 * a minute. They name the day unless it is today in Jakarta.
 */
const maintenanceMessages = ({
  maintenanceEnd: end,
  retryAt,
  now,
  format,
}: StatusDetails): Pick<View, 'messages' | 'values'> => {
  if (end === undefined && retryAt !== undefined) {
    const time = format.moment(Math.ceil(retryAt / minute) * minute, now);
    return { messages: 'unavailable:maintenanceRetry', values: { time } };
  }
  if (end === undefined) return { messages: 'unavailable:maintenance' };
  const time = format.time(end);
  return isSameDay(end, now)
    ? { messages: 'unavailable:maintenanceUntil', values: { time } }
    : {
        messages: 'unavailable:maintenanceUntilDay',
        values: { day: format.day(end), time },
      };
};

/** Pages that depend only on the application's status; pageStatuses lists the statuses of each. */
export const APPLICATION_STATUS_PAGES = {
  ...APPLICATION_PAGES,
  maintenance: (details) => ({
    picture: MaintenanceArt,
    ...maintenanceMessages(details),
    primary: 'before',
  }),
  notFound: () => ({ picture: NotFoundArt, messages: 'unavailable:notFound', primary: 'start' }),
  // An answer with a waiting list belongs to the waitlist page, one without to this page.
  ineligible: (details) => {
    const { application } = details;
    if (application?.status !== 'INELIGIBLE') return undefined;
    return application.waitlist
      ? { onward: ROUTES.waitlist.path }
      : { picture: IneligibleArt, messages: 'unavailable:ineligible', primary: wayOut(details) };
  },
  waitlist: (details) => {
    const { application } = details;
    if (application?.status !== 'INELIGIBLE') return undefined;
    if (!application.waitlist) return { onward: ROUTES.ineligible.path };
    const { isJoined, isReviewing } = application.waitlist;
    if (isReviewing) return waitlist('unavailable:waitlistReviewing', 'check', wayOut(details));
    if (isJoined === undefined)
      return waitlist('unavailable:waitlistUnread', 'check', wayOut(details));
    return isJoined
      ? waitlist('unavailable:waitlistJoined', 'check', wayOut(details))
      : waitlist('unavailable:waitlistOpen', 'join', wayOut(details));
  },
  unsupported: (details) => ({
    picture: UnsupportedAppArt,
    ...(isInApp(details.host)
      ? { messages: 'unavailable:unsupportedInApp', values: { app: apps[details.host] } }
      : { messages: 'unavailable:unsupported' }),
    primary: wayOut(details),
    ...wayHome(details),
  }),
  unsupportedApp: (details) => ({
    picture: UnsupportedAppArt,
    ...(isInApp(details.host)
      ? {
          messages: 'unavailable:oldApp',
          values: { app: apps[details.host] },
          primary: details.canUpdate ? 'update' : 'reload',
          secondary: wayOut(details),
          ...wayHome(details),
        }
      : details.loggedIn
        ? { messages: 'unavailable:onlyInApp', primary: wayOut(details), ...wayHome(details) }
        : {
            messages: 'unavailable:onlyInAppVisitor',
            primary: 'login',
            secondary: wayOut(details),
          }),
  }),
  migrationRedirect: (details) => ({
    picture: MigrationArt,
    ...(details.canMigrate
      ? { messages: 'unavailable:migration', primary: 'migrate', secondary: 'check' }
      : {
          messages: 'unavailable:migrationElsewhere',
          primary: 'check',
          secondary: wayOut(details),
        }),
  }),
  statusError: ({ online }) =>
    online
      ? {
          picture: ErrorArt,
          messages: 'unavailable:unread',
          primary: 'retry',
          secondary: 'openHelp',
        }
      : { picture: OfflineArt, messages: 'unavailable:offline', primary: 'retry' },
} as const satisfies Partial<Record<RouteId, ApplicationStatusRow>>;

export type ApplicationStatusRoute = keyof typeof APPLICATION_STATUS_PAGES;
