import { safeInternalPath } from '../../domain/navigation/safe-url';
import { Navigator } from '../../domain/ports/navigator';
import { useService } from '../hooks/services';
import { useOpenLink } from './use-open-link';

/** Follows a link a server named: inside the app when it is an address of ours, else outside by its rules. */
export const useFollow = (): ((link: string) => void) => {
  const navigator = useService(Navigator);
  const openLink = useOpenLink();
  return (link) => {
    const inside = safeInternalPath(link);
    if (inside === undefined) openLink(link);
    else navigator.go(inside);
  };
};
