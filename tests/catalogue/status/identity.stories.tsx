import { IDENTITY_PAGES, type IdentityDetails } from '../../../ui/pages/kyc/identity-pages';
import { REKYC_PAGES, type RekycDetails } from '../../../ui/pages/rekyc/rekyc-pages';
import { statusStory } from '../support/status-story';

export default { title: 'Status/Identity', parameters: { layout: 'fullscreen' } };

const check: IdentityDetails = { flow: 'GPL', made: true, migrated: true, cancelled: false };

const page = (route: keyof typeof IDENTITY_PAGES, details: Partial<IdentityDetails> = {}) =>
  statusStory(route, IDENTITY_PAGES[route], { ...check, ...details });

const closed: RekycDetails = { rekyc: {}, unread: false, open: false };

const again = (route: keyof typeof REKYC_PAGES, details: Partial<RekycDetails> = {}) =>
  statusStory(route, REKYC_PAGES[route], { ...closed, ...details });

export const Identified = page('onekycSuccess', { nextStep: 'Data diri' });
export const IdentifiedAnew = page('onekycSuccess', { flow: 'REKYC' });
export const CheckRejected = page('onekycRejected');
export const CheckAgain = page('onekycReapply');
export const CheckCancelled = page('onekycReapply', { cancelled: true });
export const CheckFailed = page('onekycFailure');
export const Migrated = page('kycStep1Migrated');
export const RekycWhy = again('rekyc');
export const RekycWaiting = again('rekyc', { rekyc: { status: 'INITIATED' } });
export const RekycUnread = again('rekyc', { rekyc: undefined, unread: true });
export const RekycApproved = again('rekycReview', { rekyc: { status: 'APPROVED' } });
export const RekycMismatch = again('rekycReview', { rekyc: { status: 'KTP_MISMATCH' } });
export const RekycRejected = again('rekycReview', { rekyc: { status: 'REJECTED' } });
