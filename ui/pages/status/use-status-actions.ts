import { useTranslation } from 'react-i18next';
import { Applications } from '../../../domain/application/applications';
import { isOutcomeUnknown } from '../../../domain/kernel/failure';
import { Incidents } from '../../../domain/navigation/incidents';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { Config } from '../../../domain/session/config';
import { Hosting } from '../../../domain/session/hosting';
import { Notices } from '../../app/notices';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useOpenLink } from '../../app/use-open-link';
import { useService } from '../../hooks/services';
import type { StatusAction } from './status-pages';
import { useWayOut } from './use-way-out';

interface Action {
  readonly label: string;
  readonly run: () => unknown;
}

/** What the buttons of the status pages do. */
export const useStatusActions = (): Record<StatusAction, Action> => {
  const { t } = useTranslation('unavailable');
  const applications = useService(Applications);
  const navigator = useService(Navigator);
  const incidents = useService(Incidents);
  const notices = useService(Notices);
  const { host } = useService(Hosting);
  const { migrationUrl, updateUrl } = useService(Config).values;
  const openLink = useOpenLink();
  const showFailure = useFailureDialog();
  const wayOut = useWayOut();
  const update = updateUrl?.[host];

  const before = () => {
    navigator.go(incidents.cameFrom, { replace: true });
    if (navigator.place$.value.path === ROUTES.maintenance.path)
      notices.toast(t('stillMaintained'));
  };

  const check = async () => {
    const { key } = navigator.place$.value;
    await applications.load();
    // An answer that tells of another status has moved the person on already.
    if (navigator.place$.value.key !== key) return;
    const failed = applications.application$.value.phase === 'failed';
    notices.toast(t(failed ? 'stillUnread' : 'unchanged'));
  };

  const join = async () => {
    const answer = await applications.joinWaitlist();
    if (answer.ok) return;
    // Whether it arrived, the status tells.
    const after = isOutcomeUnknown(answer.error) ? await applications.refresh() : undefined;
    if (!(after?.ok && after.value.waitlist.isJoined)) showFailure(answer.error);
  };

  return {
    before: { label: t('actions.before'), run: before },
    start: {
      label: t('actions.start'),
      run: () => navigator.go(ROUTES.start.path, { replace: true }),
    },
    wayOut,
    update:
      update === undefined
        ? { label: t('actions.reload'), run: () => navigator.reload() }
        : { label: t('actions.update'), run: () => openLink(update) },
    migrate: {
      label: t('actions.migrate'),
      run: () => migrationUrl !== undefined && openLink(migrationUrl),
    },
    retry: { label: t('common:retry'), run: check },
    check: { label: t('actions.check'), run: check },
    join: { label: t('actions.join'), run: join },
  };
};
