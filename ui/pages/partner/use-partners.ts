import { latestValue } from '../../../domain/kernel/loadable';
import { partnerPath } from '../../../domain/partners/address';
import { type Partner, Partners } from '../../../domain/partners/partners';
import { Navigator } from '../../../domain/ports/navigator';
import { useService } from '../../hooks/services';
import { useQuery } from '../../hooks/use-query';
import { useWayTo } from '../../app/use-way-to';

/** The list of partners, read on arrival, and the way to one of them. */
export const usePartners = () => {
  const partners = useService(Partners);
  const navigator = useService(Navigator);
  const wayTo = useWayTo();
  const state = useQuery(partners);

  return {
    all: latestValue(state),
    failure: state.phase === 'failed' ? state.failure : undefined,
    load: () => void partners.load(),
    /** Opens the partner's page here; without an id its link, and nothing without a link that can be opened. */
    opener: ({ link, id }: Partner): (() => void) | undefined => {
      if (id !== undefined) return () => navigator.go(partnerPath(id));
      return wayTo(link);
    },
  };
};
