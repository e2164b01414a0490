import { useEffect } from 'react';
import { SubmitRestructure } from '../../../domain/restructure/submit-restructure';
import { useService } from '../../hooks/services';
import { useReturn } from '../../hooks/use-return';
import { statusPage } from '../status/status-page';
import { RESTRUCTURE_PAGES, type RestructureRoute } from './restructure-pages';
import { useRestructureActions } from './use-restructure-actions';
import { useRestructureDetails } from './use-restructure-details';

/** Checks a request when its page opens and when the user returns to it; the other pages explain the request. */
const useArea = (route: RestructureRoute) => {
  const request = useService(SubmitRestructure);
  const details = useRestructureDetails();
  const actions = useRestructureActions();
  const follows = route === 'restructureCallback';

  useEffect(() => {
    if (follows) void request.look();
  }, [request, follows]);

  useReturn(() => {
    if (follows) void request.look();
  });

  return {
    details,
    actions,
    ...(follows && { wait: request, back: 'none' as const }),
  };
};

export const CallbackPage = statusPage({ rows: RESTRUCTURE_PAGES, useArea });
