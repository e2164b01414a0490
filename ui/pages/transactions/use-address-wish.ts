import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { monthIn } from '../../../domain/transactions/months';
import type { Loaded } from '../../../domain/transactions/paging';
import { useService } from '../../hooks/services';
import { receiptAddress } from '../../../domain/receipts/address';
import { wantsNewestPayment } from '../../../domain/receipts/asked-receipt';

/** Does once what an address requests: jumps to a month, or shows the receipt of the newest payment. */
export const useAddressWish = (
  loaded: Loaded | undefined,
  jump: (month: string) => Promise<void>,
): void => {
  const navigator = useService(Navigator);
  const { search } = useLocation();
  const month = monthIn(search);
  const wantsPayment = wantsNewestPayment(search);
  const isReady = loaded !== undefined && (month !== undefined || wantsPayment);

  const grant = useEffectEvent(() => {
    const payment = wantsPayment
      ? loaded?.rows.find(({ type, status }) => type === 'REPAYMENT' && status === 'SUCCESS')
      : undefined;
    const { referenceId } = payment ?? {};
    const { path } = ROUTES.transactions;
    navigator.go(
      referenceId === undefined ? path : receiptAddress({ referenceId, type: 'REPAYMENT' }),
      { replace: true },
    );
    if (month !== undefined) void jump(month);
  });
  useEffect(() => {
    if (isReady) grant();
  }, [isReady]);
};
