import { codeOf } from '../../../domain/kernel/failure';
import { latestValue } from '../../../domain/kernel/loadable';
import { Restructure } from '../../../domain/restructure/restructure';
import { SubmitRestructure } from '../../../domain/restructure/submit-restructure';
import { Config } from '../../../domain/config/config';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import type { RestructureDetails } from './restructure-details';

export const useRestructureDetails = (): RestructureDetails => {
  const offer = useLive(useService(Restructure).state$);
  const request = useService(SubmitRestructure);
  const { kind: status, code } = useLive(request.state$);
  const format = useFormat();
  const { plans } = useService(Restructure);
  // Known from the page of the choice; after the request, the lender does not return it.
  const plan =
    request.tenor === undefined ? undefined : latestValue(plans.of(request.tenor).state$.value);
  const { amount, dueTime } = plan?.instalments[0] ?? {};
  const unread =
    offer.phase === 'failed' && latestValue(offer) === undefined
      ? codeOf(offer.failure)
      : undefined;
  return {
    offer: latestValue(offer),
    unread,
    status,
    code,
    tenor: request.tenor,
    first:
      amount === undefined || dueTime === undefined
        ? undefined
        : {
            amount: format.rupiah(amount),
            day: format.day(dueTime),
          },
    repeatable: useService(Config).values.idempotencyKeys,
  };
};
