import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { HostPayment } from '../../../domain/repayment/host-payment';
import { StartPayment, type WayToStart } from '../../../domain/repayment/start-payment';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';
import { useFailures } from '../../hooks/use-failures';
import { useLive } from '../../hooks/use-live';
import { useVisit } from '../../hooks/use-visit';

/** Starts a payment. A refusal is shown where the button was pressed, until the user leaves that page. */
export const usePay = () => {
  const { t } = useTranslation('repayment');
  const payment = useService(StartPayment);
  const visit = useVisit();
  const showFailure = useFailureDialog();
  const state = useLive(payment.state$);
  const host = useLive(useService(HostPayment).state$);

  useFailures(payment.state$, (failure) =>
    showFailure(failure, { outcome: t('outcome.pay'), retry: () => payment.retry(visit) }),
  );

  useEffect(() => () => payment.reset(), [payment]);

  return {
    start: (way?: WayToStart) => void payment.start(visit, way),
    busy: state.kind === 'starting',
    refused: state.kind === 'refused' ? state.code : undefined,
    /** Whether the host takes payments itself, so that the account is offered as another way. */
    otherWay: host !== 'unknown',
  };
};
