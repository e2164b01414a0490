import { codeOf } from '../../../domain/kernel/failure';
import { latestValue } from '../../../domain/kernel/loadable';
import { Restructure } from '../../../domain/restructure/restructure';
import { SubmitRestructure } from '../../../domain/restructure/submit-restructure';
import { Config } from '../../../domain/session/config';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import type { RestructureDetails } from './restructure-details';

export const useRestructureDetails = (): RestructureDetails => {
  const offer = useLive(useService(Restructure).state$);
  const request = useService(SubmitRestructure);
  const { kind: status } = useLive(request.state$);
  const unread =
    offer.phase === 'failed' && latestValue(offer) === undefined
      ? codeOf(offer.failure)
      : undefined;
  return {
    offer: latestValue(offer),
    unread,
    status,
    tenor: request.tenor,
    repeatable: useService(Config).values.idempotencyKeys,
  };
};
