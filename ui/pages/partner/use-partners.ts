import { latestValue } from '../../../domain/kernel/loadable';
import { partnerPath } from '../../../domain/partners/address';
import { type Partner, Partners } from '../../../domain/partners/partners';
import { Navigator } from '../../../domain/ports/navigator';
import { useService } from '../../hooks/services';
import { useQuery } from '../../hooks/use-query';
import { useWayTo } from '../../app/use-way-to';

/** Loads the list of partners on arrival, and returns it with what opens a partner. */
export const usePartners = () => {
  const partners = useService(Partners);
  const navigator = useService(Navigator);
  const wayTo = useWayTo();
  const state = useQuery(partners);

  return {
    all: latestValue(state),
    failure: state.phase === 'failed' ? state.failure : undefined,
    load: () => void partners.load(),
    /** Returns what opens a partner: its page if it has an id, otherwise its link, if that is allowed. */
    opener: ({ link, id }: Partner): (() => void) | undefined => {
      if (id !== undefined) return () => navigator.go(partnerPath(id));
      return wayTo(link);
    },
  };
};
