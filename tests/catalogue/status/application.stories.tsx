import { bareApplication } from '../../../domain/application/status';
import type { ApplicationStatus } from '../../../domain/navigation/statuses';
import { day, hour } from '../../../domain/kernel/instant';
import { formatIn } from '../../../ui/format/use-format';
import {
  APPLICATION_STATUS_PAGES,
  type ApplicationStatusRoute,
} from '../../../ui/pages/application/application-status-pages';
import type { StatusDetails } from '../../../ui/pages/application/status-details';
import { now, statusStory } from '../support/status-story';

export default { title: 'Status/Application', parameters: { layout: 'fullscreen' } };

const usual: StatusDetails = {
  online: true,
  host: 'web',
  loggedIn: true,
  format: formatIn('id'),
  now,
  canMigrate: true,
  canUpdate: true,
};

const page = (route: ApplicationStatusRoute, details: Partial<StatusDetails> = {}) =>
  statusStory(route, APPLICATION_STATUS_PAGES[route], { ...usual, ...details });

const applied = (status: ApplicationStatus, more: object = {}) => ({
  application: { ...bareApplication(status), ...more },
});

const listed = (isJoined: boolean, isReviewing: boolean) =>
  applied('INELIGIBLE', { waitlist: { isJoined, isReviewing } });

const loan = { productStatus: { GPP: 'PROCESSING' } };

export const Submitted = page('applicationSubmit');
export const Processing = page('applicationProcessing', applied('SUBMITTED'));
export const ProcessingWithLoan = page('applicationProcessing', applied('SUBMITTED', loan));
export const InReview = page('applicationReview', applied('SUBMITTED'));
export const RejectedForDays = page(
  'applicationRejected',
  applied('REJECTED', { reapplyTime: now + 30 * day }),
);
export const RejectedMayReapply = page('applicationRejected', applied('REJECTED'));
export const Failed = page('applicationError', applied('ERROR'));
export const Ineligible = page('ineligible', applied('INELIGIBLE'));
export const IneligibleInApp = page('ineligible', { ...applied('INELIGIBLE'), host: 'gojek' });
export const WaitlistOpen = page('waitlist', listed(false, false));
export const WaitlistJoined = page('waitlist', listed(true, false));
export const WaitlistReviewing = page('waitlist', listed(true, true));
export const Maintenance = page('maintenance');
export const MaintenanceUntil = page('maintenance', { maintenanceEnd: now + hour });
export const MaintenanceUntilDay = page('maintenance', { maintenanceEnd: now + 2 * day });
export const NotFound = page('notFound');
export const Unsupported = page('unsupported');
export const UnsupportedInApp = page('unsupported', { host: 'gopay' });
export const AppTooOld = page('unsupportedApp', { host: 'gojek' });
export const AppTooOldWithoutStore = page('unsupportedApp', { host: 'gojek', canUpdate: false });
export const OnlyInApp = page('unsupportedApp');
export const OnlyInAppVisitor = page('unsupportedApp', { loggedIn: false });
export const Migration = page('migrationRedirect');
export const MigrationElsewhere = page('migrationRedirect', { canMigrate: false });
export const StatusUnread = page('statusError');
export const Offline = page('statusError', { online: false });
