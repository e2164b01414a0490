import { useEffect } from 'react';
import { HostInfo } from '../../../domain/ports/host-info';
import { RestructureRequest } from '../../../domain/restructure/restructure-request';
import { isEnd } from '../../../domain/restructure/restructure-status';
import { useService } from '../../hooks/services';
import { statusPage } from '../status/status-page';
import { RESTRUCTURE_PAGES, type RestructureRoute } from './restructure-pages';
import { useRestructureActions } from './use-restructure-actions';
import { useRestructureDetails } from './use-restructure-details';

/** How a request stands, asked on arrival and again when the person comes back from elsewhere, and what explains it. */
const useArea = (route: RestructureRoute) => {
  const request = useService(RestructureRequest);
  const { visible$ } = useService(HostInfo);
  const details = useRestructureDetails();
  const actions = useRestructureActions();
  const follows = route === 'restructureCallback';

  useEffect(() => {
    if (!follows) return;
    if (!isEnd(request.status$.value)) void request.look();
    let before = visible$.value;
    const watching = visible$.subscribe((now) => {
      if (now && !before && !isEnd(request.status$.value)) void request.look();
      before = now;
    });
    return () => watching.unsubscribe();
  }, [request, visible$, follows]);

  return {
    details,
    actions,
    ...(follows && { question: () => request.look(), back: 'none' as const }),
  };
};

export const CallbackPage = statusPage({ rows: RESTRUCTURE_PAGES, useArea });
