import { useTranslation } from 'react-i18next';
import { billListOf } from '../../../domain/bills/address';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { Restructure } from '../../../domain/restructure/restructure';
import { SubmitRestructure } from '../../../domain/restructure/submit-restructure';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';
import type { StatusAction } from '../status/status-view';
import type { RestructureActionName } from './restructure-details';

export const useRestructureActions = (): Readonly<Record<RestructureActionName, StatusAction>> => {
  const { t } = useTranslation('restructure');
  const navigator = useService(Navigator);
  const restructure = useService(Restructure);
  const request = useService(SubmitRestructure);
  const showFailure = useFailureDialog();
  const go = (to: string) => {
    request.leave();
    navigator.go(to, { replace: true });
  };
  const resend = async (): Promise<void> => {
    const tenor = request.tenor ?? 0;
    const end = await request.again();
    if (end.kind === 'failed') showFailure(end.failure, { outcome: t('outcome.again') });
    // The page of the agreement asks for the PIN, and shows what is offered now.
    else if (end.kind === 'refused' || (end.kind === 'done' && end.value !== 'asked'))
      navigator.go(`${ROUTES.restructureAgreement.path}?tenor=${tenor}`, { replace: true });
  };
  return {
    retry: { run: () => restructure.load() },
    toHome: { run: () => go(ROUTES.home.path) },
    toBills: { run: () => go(billListOf('CURRENT')) },
    choose: { run: () => go(ROUTES.restructure.path) },
    begin: { run: () => navigator.go(ROUTES.restructure.path) },
    learn: { run: () => navigator.go(ROUTES.restructureEducation1.path) },
    resend: { run: resend },
  };
};
