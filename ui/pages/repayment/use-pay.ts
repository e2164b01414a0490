import { useState } from 'react';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { Repayment } from '../../../domain/repayment/repayment';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useOneAtATime } from '../../hooks/use-one-at-a-time';

/**
 * Begins to pay: whether that can be, the server says first (spec §8). A refusal stays where it was pressed. The host's
 * own payment is the first way, where there is one; `account` goes past it.
 */
export const usePay = () => {
  const repayment = useService(Repayment);
  const navigator = useService(Navigator);
  const showFailure = useFailureDialog();
  const { busy, run } = useOneAtATime();
  /** The host takes payments itself, so the account is named beside it. */
  const otherWay = useLive(repayment.hostPayment$) !== 'unknown';
  const [refused, setRefused] = useState<string>();

  const begin = async (way: 'first' | 'account'): Promise<void> => {
    const { key } = navigator.place$.value;
    setRefused(undefined);
    const status = await repayment.check();
    // An answer that came late does not take anybody away from where they went.
    const isHere = () => navigator.place$.value.key === key;
    const asksHost = status.ok && way === 'first' && isHere();
    const host = asksHost ? await repayment.handOver(status.value) : 'unknown';
    if (!isHere()) return;
    if (!status.ok) return showFailure(status.error, { retry: () => void pay(way) });
    const { value } = status;
    if (value.kind === 'refused') return setRefused(value.code);
    // The host's payment was closed again: from now on both ways are shown.
    if (host === 'offered') return;
    const waits = value.kind === 'inProgress' || host === 'opened';
    navigator.go((waits ? ROUTES.repaymentProcessing : ROUTES.bcaVa).path);
  };

  const pay = (way: 'first' | 'account' = 'first'): Promise<void> => run(() => begin(way));

  return { pay, busy, refused, otherWay };
};
