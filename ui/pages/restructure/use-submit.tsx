import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { RestructureContract } from '../../../domain/restructure/restructure-contract';
import { SubmitRestructure } from '../../../domain/restructure/submit-restructure';
import { Notifications } from '../../app/notifications';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';
import { useOneAtATime } from '../../hooks/use-one-at-a-time';
import { useVisit } from '../../hooks/use-visit';
import { PinStep, type PinStepProps } from './pin-step';

/**
 * Sends the binding request, after the PIN if the server asks for it. The sheet of the PIN repeats the terms and the
 * label of the button.
 */
export const useSubmit = (tenor: number, pinRequest: Omit<PinStepProps['request'], 'outcome'>) => {
  const restructure = useService(SubmitRestructure);
  const contracts = useService(RestructureContract);
  const navigator = useService(Navigator);
  const visit = useVisit();
  const showFailure = useFailureDialog();
  const notifications = useService(Notifications);
  const { t } = useTranslation('restructure');
  const { busy, run } = useOneAtATime();
  const [asksPin, setAsksPin] = useState(false);

  const send = async (): Promise<void> => {
    const end = await restructure.submit(tenor);
    // A late answer must not take the user away from another page.
    if (visit.aborted || end.kind === 'idle') return;
    if (end.kind === 'done' && end.value === 'gone')
      notifications.toast(t('gone', { count: tenor }));
    else if (end.kind === 'done' && end.value === 'changed') {
      notifications.toast(t('changed'));
      void contracts.of(tenor).load();
    } else if (end.kind === 'refused') setAsksPin(true);
    else if (end.kind === 'failed')
      showFailure(end.failure, { outcome: t('outcome.submit'), retry: () => void submit() });
    else navigator.go(ROUTES.restructureCallback.path, { replace: true });
  };
  const submit = (): Promise<void> => run(send);

  const onEnd: PinStepProps['onEnd'] = ({ kind }) => {
    setAsksPin(false);
    if (kind === 'verified') void submit();
  };

  const step = asksPin && (
    <PinStep request={{ ...pinRequest, outcome: t('outcome.submit') }} onEnd={onEnd} />
  );
  return { submit, busy: busy || asksPin, step };
};
