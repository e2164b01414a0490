import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Applications } from '../../../domain/application/applications';
import { reapplying } from '../../../domain/application/reapplying';
import { known } from '../../../domain/kernel/loadable';
import { Storage } from '../../../domain/ports/storage';
import type { Language } from '../../../domain/session/locale';
import { STORED } from '../../../domain/session/stored';
import { AppPage } from '../../app/app-page';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { formatDay, formatTime } from '../../format/date';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { RejectedArt } from '../../illustrations/rejected-art';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { Facts } from '../../kit/facts';
import { useWayOut } from '../status/use-way-out';
import { useFitting } from './use-fitting';
import { usePassingOf } from './use-passing-of';

/** Not approved: from when one may apply again, or the way to do it. */
export const RejectedPage = () => {
  const { t, i18n } = useTranslation('application');
  const applications = useService(Applications);
  const storage = useService(Storage);
  const showFailure = useFailureDialog();
  const wayOut = useWayOut();
  const [busy, setBusy] = useState(false);
  useFitting('applicationRejected');

  const application = known(useLive(applications.application$));
  // While only the kept marker is known, its time is known with it.
  const time = application?.reapplyTime ?? storage.read(STORED.reapplyTime);
  const again = reapplying(time, usePassingOf(time));

  const reapply = async () => {
    setBusy(true);
    const answer = await applications.reapply();
    // The guard takes a draft to where it is filled in. A lost answer may have made one too.
    const after = answer.ok ? undefined : await applications.refresh();
    setBusy(false);
    if (!answer.ok && !(after?.ok && after.value.status === 'DRAFT')) showFailure(answer.error);
  };

  return (
    <AppPage
      back="none"
      picture={<RejectedArt />}
      actions={
        again.kind === 'now' ? (
          <Button action="primary" busy={busy} onClick={() => void reapply()}>
            {t('rejected.cta')}
          </Button>
        ) : (
          <Button action="primary" onClick={wayOut.run}>
            {wayOut.label}
          </Button>
        )
      }
    >
      <p>{t('rejected.text')}</p>
      {again.kind === 'now' ? (
        <p>{t('rejected.can')}</p>
      ) : (
        <Card>
          <Facts
            stacked
            facts={[
              {
                label: t('rejected.from'),
                value: formatDay(again.at, i18n.language as Language),
              },
              {
                label: t('rejected.wait'),
                value:
                  again.days > 0
                    ? t('rejected.days', { count: again.days })
                    : t('rejected.today', { time: formatTime(again.at) }),
              },
            ]}
          />
        </Card>
      )}
      <p>{t('rejected.cannotPromise')}</p>
    </AppPage>
  );
};
