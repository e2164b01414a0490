import { useTranslation } from 'react-i18next';
import { Applications, guardStatus } from '../../../domain/application/applications';
import { JoinWaitlist } from '../../../domain/application/join-waitlist';
import { Reapply } from '../../../domain/application/reapply';
import { isMaintenance } from '../../../domain/kernel/failure';
import { RouteGuard } from '../../../domain/guard/route-guard';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { RekycFlow } from '../../../domain/rekyc/rekyc-flow';
import { Config } from '../../../domain/config/config';
import { HostContext } from '../../../domain/host/host-context';
import { Notifications } from '../../app/notifications';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useOpenLink } from '../../app/use-open-link';
import { useService } from '../../hooks/services';
import { useVisit } from '../../hooks/use-visit';
import type { StatusActionName } from './status-details';
import type { StatusActions } from '../status/status-view';
import { useWayOut } from '../status/use-way-out';

export const useStatusActions = (): StatusActions<StatusActionName> => {
  const { t } = useTranslation('unavailable');
  const applications = useService(Applications);
  const [joinWaitlist, reapplication] = [useService(JoinWaitlist), useService(Reapply)];
  const navigator = useService(Navigator);
  const [guard, rekycFlow] = [useService(RouteGuard), useService(RekycFlow)];
  const notifications = useService(Notifications);
  const { host } = useService(HostContext);
  const { migrationUrl, updateUrl } = useService(Config).values;
  const openLink = useOpenLink();
  const showFailure = useFailureDialog();
  const wayOut = useWayOut();
  const visit = useVisit();
  const store = updateUrl?.[host];

  const still = () => notifications.toast(t('stillMaintained'));
  const before = async () => {
    // Without a status, the interrupted page would redirect to the error page at once.
    if (guardStatus(applications.state$.value) === 'ERROR') {
      const now = await applications.refresh();
      if (visit.aborted) return;
      if (!now.ok && isMaintenance(now.error)) return still();
    }
    const { path } = navigator.place$.value;
    navigator.go(guard.interruptedPage ?? ROUTES.start.path, { replace: true });
    // The guard has redirected back to this page.
    if (navigator.place$.value.path === path) still();
  };

  const retry = async () => {
    const answer = await applications.refresh();
    if (!answer.ok) notifications.toast(t('stillUnread'));
    else if (answer.value.status === 'ERROR') notifications.toast(t('asking.unchanged'));
  };

  const join = async () => {
    const end = await joinWaitlist.press();
    if ('failure' in end) showFailure(end.failure);
  };

  // The guard then opens the page where the draft is filled in.
  const reapply = async () => {
    const end = await reapplication.press();
    if ('failure' in end) showFailure(end.failure);
  };

  const find = async (): Promise<void> => {
    const answer = await applications.refresh();
    const again = () => void find();
    if (!answer.ok) showFailure(answer.error, { retry: again, again });
    // From the root, the guard opens the page of the status.
    else if (!visit.aborted) navigator.go(ROUTES.start.path, { replace: true });
  };

  const home = () => {
    rekycFlow.end();
    navigator.go(ROUTES.home.path, { replace: true });
  };

  return {
    before: { run: before },
    login: { run: () => navigator.go(ROUTES.authLogin.path) },
    toHome: { run: home },
    start: { run: () => navigator.go(ROUTES.start.path, { replace: true }) },
    ...wayOut,
    update: { run: () => store !== undefined && openLink(store) },
    reload: { run: () => navigator.reload() },
    migrate: { run: () => migrationUrl !== undefined && openLink(migrationUrl) },
    retry: { run: retry },
    join: { run: join },
    follow: { run: () => navigator.go(ROUTES.applicationProcessing.path, { replace: true }) },
    reapply: { run: reapply },
    loan: { run: () => navigator.go(ROUTES.combinedTerms.path) },
    find: { run: find },
  };
};
