import { useEffect } from 'react';
import { known } from '../../../domain/kernel/loadable';
import { partnerPath } from '../../../domain/partners/address';
import { type Partner, Partners } from '../../../domain/partners/partners';
import { Navigator } from '../../../domain/ports/navigator';
import { useFollow } from '../../app/use-follow';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';

/** The list of partners, read on arrival, and the way to one of them. */
export const usePartners = () => {
  const partners = useService(Partners);
  const navigator = useService(Navigator);
  const follow = useFollow();
  const state = useLive(partners.partners$);

  useEffect(() => {
    void partners.load();
  }, [partners]);

  return {
    all: known(state),
    failure: state.phase === 'failed' ? state.failure : undefined,
    load: () => void partners.load(),
    /** To the partner's own link, else to its page here; one without either leads nowhere. */
    opener: ({ link, id }: Partner): (() => void) | undefined => {
      if (link !== undefined) return () => follow(link);
      return id === undefined ? undefined : () => navigator.go(partnerPath(id));
    },
  };
};
