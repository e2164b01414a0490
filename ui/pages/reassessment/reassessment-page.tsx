import { useEffect } from 'react';
import { SubmitReassessment } from '../../../domain/reassessment/submit-reassessment';
import { useService } from '../../hooks/services';
import { useQuery } from '../../hooks/use-query';
import { statusPage } from '../status/status-page';
import { REASSESSMENT_PAGES, type ReassessmentRoute } from './reassessment-pages';
import { useReassessmentActions } from './use-reassessment-actions';
import { useReassessmentDetails } from './use-reassessment-details';

/** Pages that end the flow and clear its flag. */
const ends: readonly ReassessmentRoute[] = [
  'reassessmentSuccess',
  'reassessmentFail',
  'reassessmentIneligible',
  'reassessmentExhaust',
  'reassessmentUnsupported',
];

const useArea = (route: ReassessmentRoute) => {
  const reassessment = useService(SubmitReassessment);
  const details = useReassessmentDetails();
  const actions = useReassessmentActions();
  const shown = details.reassessment !== undefined;

  // The page before the others has just loaded it.
  useQuery(reassessment.status, route === 'reassessment' ? 'mounted' : 'idle');

  useEffect(() => {
    if (shown && ends.includes(route)) reassessment.finish();
  }, [reassessment, route, shown]);

  return { details, actions, wait: reassessment };
};

/** Renders every page of a reassessment except the one that requests it. */
export const ReassessmentPage = statusPage({ rows: REASSESSMENT_PAGES, useArea });
