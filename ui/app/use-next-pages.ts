import { useState } from 'react';
import { HostInfo } from '../../domain/ports/host-info';
import { Navigator } from '../../domain/ports/navigator';
import { ReloadOnce } from '../../domain/visit/reload-once';
import { useService } from '../hooks/services';
import { useLanguage } from '../hooks/use-language';
import { useVisit } from '../hooks/use-visit';
import { useRoute } from './route-context';
import { ScreenLoader } from './screen-loader';
import { useFailureDialog } from './use-failure-dialog';

interface NextPages {
  readonly loading: boolean;
  /** Resolves with whether the pages are loaded and the user is still on the page. */
  readonly load: (retry: () => void) => Promise<boolean>;
}

/**
 * Loads the pages that follow a binding step before the step is sent. Offline, the user can try again; a chunk that a
 * newer build has removed costs one reload, as for any page.
 */
export const useNextPages = (): NextPages => {
  const loader = useService(ScreenLoader);
  const hostInfo = useService(HostInfo);
  const navigator = useService(Navigator);
  const reloadOnce = useService(ReloadOnce);
  const visit = useVisit();
  const route = useRoute();
  const language = useLanguage();
  const showFailure = useFailureDialog();
  const [loading, setLoading] = useState(false);

  const load = async (retry: () => void): Promise<boolean> => {
    setLoading(true);
    try {
      await loader.next(route, language);
      return !visit.aborted;
    } catch {
      const isReloaded =
        hostInfo.online$.value && (await navigator.prepareReload()) && reloadOnce.reload();
      if (!isReloaded) showFailure({ kind: 'network' }, { retry });
      return false;
    } finally {
      setLoading(false);
    }
  };
  return { loading, load };
};
