import { useState } from 'react';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { Repayment } from '../../../domain/repayment/repayment';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';

/** Begins to pay: whether that can be, the server says first (spec §8). A refusal stays where it was pressed. */
export const usePay = () => {
  const repayment = useService(Repayment);
  const navigator = useService(Navigator);
  const showFailure = useFailureDialog();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();

  const pay = async (): Promise<void> => {
    const { key } = navigator.place$.value;
    setRefused(undefined);
    setBusy(true);
    const standing = await repayment.check();
    setBusy(false);
    // An answer that came late does not take anybody away from where they went.
    if (navigator.place$.value.key !== key) return;
    if (!standing.ok) return showFailure(standing.error, { retry: () => void pay() });
    const { value } = standing;
    if (value.kind === 'refused') return setRefused(value.code);
    const to = value.kind === 'inProgress' ? ROUTES.repaymentProcessing : ROUTES.bcaVa;
    navigator.go(to.path);
  };

  return { pay, busy, refused };
};
