import { latestValue } from '../../../domain/kernel/loadable';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { SubmitReassessment } from '../../../domain/reassessment/submit-reassessment';
import { isUndecided } from '../../../domain/reassessment/reassessment-status';
import { Config } from '../../../domain/config/config';
import { HostContext } from '../../../domain/host/host-context';
import { useOpenLink } from '../../app/use-open-link';
import { useService } from '../../hooks/services';
import type { StatusAction } from '../status/status-view';
import type { ReassessmentActionName } from './reassessment-pages';

export const useReassessmentActions = (): Readonly<
  Record<ReassessmentActionName, StatusAction>
> => {
  const navigator = useService(Navigator);
  const reassessment = useService(SubmitReassessment);
  const { host } = useService(HostContext);
  const store = useService(Config).values.updateUrl?.[host];
  const openLink = useOpenLink();

  const start = () => {
    reassessment.begin();
    navigator.go(ROUTES.reassessmentOnDemand.path);
  };
  const home = () => {
    const state = latestValue(reassessment.status.state$.value);
    // A pending request is shown again when the user returns.
    if (!state || !isUndecided(state)) reassessment.finish();
    navigator.go(ROUTES.home.path, { replace: true });
  };
  return {
    start: { run: start },
    learn: { run: () => navigator.go(ROUTES.reassessmentEducation.path) },
    follow: { run: () => navigator.go(ROUTES.reassessmentProcess.path, { replace: true }) },
    toHome: { run: home },
    retry: { run: () => reassessment.status.load() },
    update: { run: () => store !== undefined && openLink(store) },
  };
};
