import { useEffect } from 'react';
import { Applications } from '../../../domain/application/applications';
import { latestValue } from '../../../domain/kernel/loadable';
import { Rekyc } from '../../../domain/rekyc/rekyc';
import { RekycFlow } from '../../../domain/rekyc/rekyc-flow';
import { useService } from '../../hooks/services';
import { useQuery } from '../../hooks/use-query';
import { statusPage } from '../status/status-page';
import { REKYC_PAGES, type RekycRoute } from './rekyc-pages';
import { useIsOpen } from './use-is-open';
import { useRekycActions } from './use-rekyc-actions';

const useArea = (route: RekycRoute) => {
  const rekyc = useService(Rekyc);
  const flow = useService(RekycFlow);
  const applications = useService(Applications);
  const actions = useRekycActions();
  const open = useIsOpen();
  // The page before the result has just loaded it.
  const state = useQuery(rekyc, route === 'rekyc' ? 'mounted' : 'idle');
  const status = latestValue(state)?.status;

  useEffect(() => {
    if (status === undefined) return;
    flow.end();
    // The guard opens home only when it knows that the account is open again.
    if (status === 'APPROVED' && route === 'rekycReview') void applications.refresh();
  }, [flow, applications, route, status]);

  return {
    details: { rekyc: latestValue(state), unread: state.phase === 'failed', open },
    actions,
    wait: rekyc,
    back: status === undefined ? undefined : ('none' as const),
  };
};

export const RekycPage = statusPage({ rows: REKYC_PAGES, useArea });
