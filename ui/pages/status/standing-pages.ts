import { jakartaDay } from '../../../domain/kernel/instant';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { isInApp } from '../../../domain/session/host';
import { formatDay, formatTime } from '../../format/date';
import { ErrorArt } from '../../illustrations/error-art';
import { IneligibleArt } from '../../illustrations/ineligible-art';
import { MaintenanceArt } from '../../illustrations/maintenance-art';
import { MigrationArt } from '../../illustrations/migration-art';
import { NotFoundArt } from '../../illustrations/not-found-art';
import { OfflineArt } from '../../illustrations/offline-art';
import { UnsupportedAppArt } from '../../illustrations/unsupported-app-art';
import { WaitlistArt } from '../../illustrations/waitlist-art';
import { APPLICATION_PAGES } from '../application/application-pages';
import { type Row, type StatusActionName, type StatusFacts, wayHome, wayOut } from './status-facts';
import type { StatusView } from './status-view';

type View = StatusView<StatusActionName>;

const apps = { gojek: 'Gojek', gopay: 'GoPay' } as const;

const waitlist = (
  words: View['words'],
  primary: View['primary'],
  secondary: View['primary'],
): View => ({ picture: WaitlistArt, words, primary, secondary });

/** When maintenance is over, with the day unless that is today in Jakarta. */
const maintenanceWords = ({
  maintenanceEnd: end,
  now,
  language,
}: StatusFacts): Pick<View, 'words' | 'values'> => {
  if (end === undefined) return { words: 'unavailable:maintenance' };
  const time = formatTime(end);
  return jakartaDay(end) === jakartaDay(now)
    ? { words: 'unavailable:maintenanceUntil', values: { time } }
    : {
        words: 'unavailable:maintenanceUntilDay',
        values: { day: formatDay(end, language), time },
      };
};

/** The pages that need nothing but the application's status; pageStatuses names the statuses of each. */
export const STANDING_PAGES = {
  ...APPLICATION_PAGES,
  maintenance: (facts) => ({
    picture: MaintenanceArt,
    ...maintenanceWords(facts),
    primary: 'before',
  }),
  notFound: () => ({ picture: NotFoundArt, words: 'unavailable:notFound', primary: 'start' }),
  // An answer with a waiting list belongs to the page of that list, and one without to this one.
  ineligible: (facts) => {
    const { application } = facts;
    if (application?.status !== 'INELIGIBLE') return undefined;
    return application.waitlist
      ? { onward: ROUTES.waitlist.path }
      : { picture: IneligibleArt, words: 'unavailable:ineligible', primary: wayOut(facts) };
  },
  waitlist: (facts) => {
    const { application } = facts;
    if (application?.status !== 'INELIGIBLE') return undefined;
    if (!application.waitlist) return { onward: ROUTES.ineligible.path };
    const { isJoined, isReviewing } = application.waitlist;
    if (isReviewing) return waitlist('unavailable:waitlistReviewing', 'check', wayOut(facts));
    return isJoined
      ? waitlist('unavailable:waitlistJoined', 'check', wayOut(facts))
      : waitlist('unavailable:waitlistOpen', 'join', wayOut(facts));
  },
  unsupported: (facts) => ({
    picture: UnsupportedAppArt,
    ...(isInApp(facts.host)
      ? { words: 'unavailable:unsupportedInApp', values: { app: apps[facts.host] } }
      : { words: 'unavailable:unsupported' }),
    primary: wayOut(facts),
    ...wayHome(facts),
  }),
  unsupportedApp: (facts) => ({
    picture: UnsupportedAppArt,
    ...(isInApp(facts.host)
      ? {
          words: 'unavailable:oldApp',
          values: { app: apps[facts.host] },
          primary: facts.canUpdate ? 'update' : 'reload',
          secondary: wayOut(facts),
          ...wayHome(facts),
        }
      : facts.loggedIn
        ? { words: 'unavailable:onlyInApp', primary: wayOut(facts), ...wayHome(facts) }
        : { words: 'unavailable:onlyInAppVisitor', primary: 'login', secondary: wayOut(facts) }),
  }),
  migrationRedirect: (facts) => ({
    picture: MigrationArt,
    ...(facts.canMigrate
      ? { words: 'unavailable:migration', primary: 'migrate', secondary: 'check' }
      : {
          words: 'unavailable:migrationElsewhere',
          primary: 'check',
          secondary: wayOut(facts),
        }),
  }),
  statusError: ({ online }) =>
    online
      ? { picture: ErrorArt, words: 'unavailable:unread', primary: 'retry', secondary: 'openHelp' }
      : { picture: OfflineArt, words: 'unavailable:offline', primary: 'retry' },
} as const satisfies Partial<Record<RouteId, Row>>;

export type StandingRoute = keyof typeof STANDING_PAGES;
