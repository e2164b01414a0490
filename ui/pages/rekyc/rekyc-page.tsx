import { useEffect } from 'react';
import { Applications } from '../../../domain/application/applications';
import { known } from '../../../domain/kernel/loadable';
import { mapResult } from '../../../domain/kernel/result';
import { Rekyc } from '../../../domain/rekyc/rekyc';
import { useRoute } from '../../app/route-context';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { StatusSheet } from '../status/status-sheet';
import type { Question } from '../status/status-view';
import { REKYC_PAGES, type RekycRoute } from './rekyc-pages';
import { useRekycActions } from './use-rekyc-actions';

/** The page of every row of REKYC_PAGES. */
export const RekycPage = () => {
  // Only routes of the table show this page (ui/later-screens.ts).
  const route = useRoute() as RekycRoute;
  const rekyc = useService(Rekyc);
  const applications = useService(Applications);
  const actions = useRekycActions();
  const state = useLive(rekyc.rekyc$);
  const status = known(state)?.status;

  useEffect(() => {
    // The page of the result follows one that has just read it.
    if (route === 'rekyc' || rekyc.rekyc$.value.phase === 'idle') void rekyc.load();
  }, [rekyc, route]);

  useEffect(() => {
    if (status === undefined) return;
    rekyc.end();
    // The account is open again, which the guard has to hear of before home is.
    if (status === 'APPROVED' && route === 'rekycReview') void applications.refresh();
  }, [rekyc, applications, route, status]);

  const ask: Question = async () =>
    mapResult(await rekyc.refresh(), (it) => it.status !== 'INITIATED');
  return (
    <StatusSheet
      shown={REKYC_PAGES[route]({ rekyc: known(state), unread: state.phase === 'failed' })}
      actions={actions}
      question={ask}
      back={status === undefined ? undefined : 'none'}
    />
  );
};
