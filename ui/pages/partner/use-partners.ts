import { useEffect } from 'react';
import { latestValue } from '../../../domain/kernel/loadable';
import { partnerPath } from '../../../domain/partners/address';
import { type Partner, Partners } from '../../../domain/partners/partners';
import { Navigator } from '../../../domain/ports/navigator';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useWayTo } from '../../app/use-way-to';

/** The list of partners, read on arrival, and the way to one of them. */
export const usePartners = () => {
  const partners = useService(Partners);
  const navigator = useService(Navigator);
  const wayTo = useWayTo();
  const state = useLive(partners.state$);

  useEffect(() => {
    void partners.load();
  }, [partners]);

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
