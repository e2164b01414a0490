import { useTranslation } from 'react-i18next';
import { HostInfo } from '../../domain/ports/host-info';
import { Navigator } from '../../domain/ports/navigator';
import type { Language } from '../../domain/session/locale';
import { ReloadOnce } from '../../domain/session/reload-once';
import { useService } from '../hooks/services';
import { useRoute } from './route-context';
import { ScreenLoader } from './screen-loader';
import { useFailureDialog } from './use-failure-dialog';

/**
 * Loads the pages that a binding step leads to, before it is sent. Resolves with whether they are here. Without a
 * connection the person can try again; what a newer build no longer has costs one reload, as for any page.
 */
export const useNextPages = (): ((retry: () => void) => Promise<boolean>) => {
  const loader = useService(ScreenLoader);
  const hostInfo = useService(HostInfo);
  const navigator = useService(Navigator);
  const reloadOnce = useService(ReloadOnce);
  const route = useRoute();
  const language = useTranslation().i18n.language as Language;
  const showFailure = useFailureDialog();
  return async (retry) => {
    try {
      await loader.next(route, language);
      return true;
    } catch {
      const isReloaded =
        hostInfo.online$.value && (await navigator.isServed()) && reloadOnce.reload();
      if (!isReloaded) showFailure({ kind: 'network' }, { retry });
      return false;
    }
  };
};
