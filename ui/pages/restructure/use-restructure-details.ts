import { codeOf } from '../../../domain/kernel/failure';
import { latestValue } from '../../../domain/kernel/loadable';
import { Restructure } from '../../../domain/restructure/restructure';
import { RestructureRequest } from '../../../domain/restructure/restructure-request';
import { Config } from '../../../domain/session/config';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import type { RestructureDetails } from './restructure-details';

export const useRestructureDetails = (): RestructureDetails => {
  const offer = useLive(useService(Restructure).offer$);
  const request = useService(RestructureRequest);
  const status = useLive(request.status$);
  const unread =
    offer.phase === 'failed' && latestValue(offer) === undefined
      ? codeOf(offer.failure)
      : undefined;
  return {
    offer: latestValue(offer),
    unread,
    status,
    tenor: request.tenor,
    unfollowed: useLive(request.unread$),
    repeatable: useService(Config).values.idempotencyKeys,
  };
};
