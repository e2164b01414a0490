import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { Restructure } from '../../../domain/restructure/restructure';
import { RestructureRequest } from '../../../domain/restructure/restructure-request';
import { isEnd } from '../../../domain/restructure/restructure-status';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';
import type { StatusAction } from '../status/status-view';
import type { RestructureActionName } from './restructure-details';

/** What the buttons of these pages do. Whoever leaves the page of an end has seen it. */
export const useRestructureActions = (): Readonly<Record<RestructureActionName, StatusAction>> => {
  const navigator = useService(Navigator);
  const restructure = useService(Restructure);
  const request = useService(RestructureRequest);
  const showFailure = useFailureDialog();
  const go = (to: string) => {
    const { value } = request.status$;
    if (isEnd(value) || value === 'unsure') request.finish();
    navigator.go(to, { replace: true });
  };
  const resend = async (): Promise<void> => {
    const tenor = request.tenor ?? 0;
    const asked = await request.again();
    if (asked.kind === 'failed') showFailure(asked.failure);
    // The agreement's page is where a PIN is asked for, and where one sees that nothing is on offer any more.
    else if (asked.kind !== 'asked')
      navigator.go(`${ROUTES.restructureAgreement.path}?tenor=${tenor}`, { replace: true });
  };
  return {
    retry: { run: () => restructure.load() },
    toHome: { run: () => go(ROUTES.home.path) },
    toBills: { run: () => go(`${ROUTES.billList.path}?type=CURRENT`) },
    choose: { run: () => go(ROUTES.restructure.path) },
    begin: { run: () => navigator.go(ROUTES.restructure.path) },
    learn: { run: () => navigator.go(ROUTES.restructureEducation1.path) },
    resend: { run: resend },
  };
};
