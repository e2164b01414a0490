import { day } from '../../../domain/kernel/instant';
import type { ReassessmentState } from '../../../domain/reassessment/reassessment-status';
import { formatIn } from '../../../ui/format/use-format';
import type { ReassessmentDetails } from '../../../ui/pages/reassessment/reassessment-details';
import { REASSESSMENT_PAGES } from '../../../ui/pages/reassessment/reassessment-pages';
import { now, statusStory } from '../support/status-story';

export default { title: 'Status/Reassessment', parameters: { layout: 'fullscreen' } };

const usual: ReassessmentDetails = {
  unread: false,
  review: { kind: 'idle' },
  supported: true,
  canUpdate: true,
  begun: false,
  format: formatIn('id'),
  now,
};

const page = (
  route: keyof typeof REASSESSMENT_PAGES,
  reassessment: ReassessmentState,
  details: Partial<ReassessmentDetails> = {},
) => statusStory(route, REASSESSMENT_PAGES[route], { ...usual, reassessment, ...details });

const inAMonth = { reapplyTime: now + 30 * day };

export const Education = page('reassessment', { status: 'NOT_REQUESTED' });
export const Sent = page('reassessmentResult', { status: 'PROCESSING' });
export const Unsure = page(
  'reassessmentResult',
  { status: 'NOT_REQUESTED' },
  { review: { kind: 'unknown' } },
);
export const Refused = page(
  'reassessmentResult',
  { status: 'NOT_REQUESTED' },
  { review: { kind: 'refused', code: 'NOT_ELIGIBLE' } },
);
export const RefusedForDays = page(
  'reassessmentResult',
  { status: 'NOT_REQUESTED' },
  { review: { kind: 'refused', ...inAMonth } },
);
export const Processing = page('reassessmentProcess', { status: 'PROCESSING' });
export const InReview = page('reassessmentReview', { status: 'IN_REVIEW' });
export const Raised = page('reassessmentSuccess', {
  status: 'APPROVED',
  details: { limitBefore: 7_500_000, limitAfter: 10_000_000 },
});
export const Approved = page('reassessmentSuccess', { status: 'APPROVED' });
export const RejectedForDays = page('reassessmentFail', { status: 'REJECTED', details: inAMonth });
export const RejectedMayAsk = page('reassessmentFail', { status: 'REJECTED' });
export const Ineligible = page('reassessmentIneligible', { status: 'INELIGIBLE' });
export const Exhausted = page('reassessmentExhaust', { status: 'EXHAUSTED' });
export const ExhaustedForDays = page('reassessmentExhaust', {
  status: 'EXHAUSTED',
  details: inAMonth,
});
export const AppTooOld = page(
  'reassessmentUnsupported',
  { status: 'NOT_REQUESTED' },
  { supported: false },
);
