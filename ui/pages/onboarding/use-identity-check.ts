import { useState } from 'react';
import { type IdentityFlow, IDENTITY_WAYS } from '../../../domain/kyc/identity-flow';
import { type IdentityCheckEnd, RunIdentityCheck } from '../../../domain/kyc/run-identity-check';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { RekycFlow } from '../../../domain/rekyc/rekyc-flow';
import { useRoute } from '../../app/route-context';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useVisit } from '../../hooks/use-visit';

/** Page of each result that has one; after a cancelled check the user stays on the page. */
const pages = {
  submitted: 'onekycSuccess',
  rejected: 'onekycRejected',
  upgrade: 'unsupportedApp',
  unsupported: 'unsupported',
  failed: 'onekycFailure',
} as const satisfies Partial<Record<IdentityCheckEnd['kind'], RouteId>>;

/** Opens the identity check of a flow, and goes to the page of its result. */
export const useIdentityCheck = (flow: IdentityFlow) => {
  const route = useRoute();
  const navigator = useService(Navigator);
  const check = useService(RunIdentityCheck);
  const rekycFlow = useService(RekycFlow);
  const showFailure = useFailureDialog();
  const busy = useLive(check.state$).kind === 'running';
  const [cancelled, setCancelled] = useState(false);
  const visit = useVisit();
  const { from, later } = IDENTITY_WAYS[flow];

  // The page that opened the check stays in the history; one result page replaces another.
  const go = (to: RouteId) => navigator.go(ROUTES[to].path, { replace: route !== from });

  const show = async (
    press: Promise<IdentityCheckEnd | undefined>,
    next: RouteId = pages.submitted,
  ): Promise<void> => {
    const end = await press;
    if (!end || visit.aborted) return;
    if (end.kind === 'submitted') return go(next);
    if (end.kind === 'cancelled') return setCancelled(true);
    if (end.kind === 'notTaken') {
      const retry = () => void show(check.handOver(flow, end.submissionUuid), next);
      return showFailure(end.failure, { retry });
    }
    if (end.kind === 'failed' && end.failure)
      return showFailure(end.failure, { retry: () => void launch() });
    go(pages[end.kind]);
  };

  const launch = (): Promise<void> => {
    setCancelled(false);
    return show(check.run(flow, route, visit));
  };

  /** Continues to `next` with an earlier check. */
  const resume = (submissionUuid: string, next?: RouteId): Promise<void> =>
    show(check.resume(flow, submissionUuid), next);

  /** Goes to the page of tips, for another check. */
  const repeat = () => {
    check.choose(flow);
    navigator.go(ROUTES.onekycReapply.path);
  };

  /** Goes to the page where the flow can be resumed. */
  const putOff = () => {
    if (flow === 'REKYC') rekycFlow.end();
    navigator.go(ROUTES[later].path, { replace: true });
  };

  return { launch, resume, repeat, putOff, busy, cancelled, made: check.submissionUuid };
};
