import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { Rekyc } from '../../../domain/rekyc/rekyc';
import { RekycFlow } from '../../../domain/rekyc/rekyc-flow';
import { useService } from '../../hooks/services';
import type { StatusAction } from '../status/status-view';
import type { RekycActionName } from './rekyc-pages';

export const useRekycActions = (): Readonly<Record<RekycActionName, StatusAction>> => {
  const navigator = useService(Navigator);
  const rekyc = useService(Rekyc);
  const flow = useService(RekycFlow);
  const home = () => {
    flow.end();
    navigator.go(ROUTES.home.path, { replace: true });
  };
  const again = () => {
    flow.begin();
    navigator.go(ROUTES.kycStep1.path);
  };
  return {
    learn: { run: () => navigator.go(ROUTES.rekycEducation.path) },
    again: { run: again },
    registered: { run: () => navigator.go(ROUTES.rekycEducation.path) },
    skip: { run: home, look: 'quiet' },
    toHome: { run: home },
    retry: { run: () => rekyc.load() },
  };
};
