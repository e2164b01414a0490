import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { SubmitRestructure } from '../../../domain/restructure/submit-restructure';
import { Notifications } from '../../app/notifications';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';
import { useOneAtATime } from '../../hooks/use-one-at-a-time';
import type { PinStepProps } from './pin-step';

const PinStep = lazy(async () => ({ default: (await import('./pin-step')).PinStep }));

/**
 * The one button that binds: sends the request once, after the PIN where the backend asks for it. What is bound, and
 * what the button says, are said once more beside the PIN.
 */
export const useSubmit = (tenor: number, pinRequest: PinStepProps['request']) => {
  const restructure = useService(SubmitRestructure);
  const navigator = useService(Navigator);
  const showFailure = useFailureDialog();
  const notifications = useService(Notifications);
  const { t } = useTranslation('restructure');
  const { busy, run } = useOneAtATime();
  const [asksPin, setAsksPin] = useState(false);

  const send = async (): Promise<void> => {
    const { key } = navigator.place$.value;
    const asked = await restructure.submit(tenor);
    // An answer that came late does not take anybody away from where they went.
    if (navigator.place$.value.key !== key) return;
    if (asked.kind === 'gone') return notifications.toast(t('gone', { tenor }));
    if (asked.kind === 'pin') return setAsksPin(true);
    if (asked.kind === 'asked') navigator.go(ROUTES.restructureCallback.path, { replace: true });
    if (asked.kind === 'failed') showFailure(asked.failure, { retry: () => void submit() });
  };
  const submit = (): Promise<void> => run(send);

  const onEnd: PinStepProps['onEnd'] = ({ kind }) => {
    setAsksPin(false);
    if (kind === 'verified') void submit();
  };

  const step = asksPin && (
    <Suspense>
      <PinStep request={pinRequest} onEnd={onEnd} />
    </Suspense>
  );
  return { submit, busy: busy || asksPin, step };
};
