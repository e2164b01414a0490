import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isInApp } from '../../../domain/session/host';
import { AppPage } from '../../app/app-page';
import { useRoute } from '../../app/route-context';
import { formatTime } from '../../format/date';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { Facts } from '../../kit/facts';
import { Skeleton, SkeletonCard, SkeletonLine } from '../../kit/skeleton';
import { STATUS_PAGES, type StatusAction, type StatusRoute, type StatusView } from './status-pages';
import { useResuming } from './use-resuming';
import { useStatusActions } from './use-status-actions';
import { useStatusFacts } from './use-status-facts';

/** Buttons that show what goes on by itself too. */
const asking: readonly StatusAction[] = ['check', 'retry'];

/** The page of every row of STATUS_PAGES: why, what next, when, and one action. */
export const StatusPage = () => {
  const { t, i18n } = useTranslation('unavailable');
  // Only routes of the table show this page (ui/screens.ts).
  const page = useRoute() as StatusRoute;
  const facts = useStatusFacts();
  const actions = useStatusActions();
  const [busy, setBusy] = useState<StatusAction>();
  useResuming(page);

  const view: StatusView | undefined = STATUS_PAGES[page](facts);
  if (!view)
    return (
      <AppPage back="none">
        <Skeleton label={t('common:loading')}>
          <SkeletonCard>
            <SkeletonLine width="long" />
            <SkeletonLine width="half" />
          </SkeletonCard>
        </Skeleton>
      </AppPage>
    );

  const button = (action: StatusAction, look: 'primary' | 'secondary') => {
    const press = async () => {
      setBusy(action);
      await actions[action].run();
      setBusy(undefined);
    };
    return (
      <Button
        action={look}
        busy={busy === action || (asking.includes(action) && facts.reading)}
        onClick={() => void press()}
      >
        {actions[action].label}
      </Button>
    );
  };
  const { picture: Picture, words, primary, secondary } = view;
  const app = isInApp(facts.host) ? t(`apps.${facts.host}`) : '';
  const time = facts.maintenanceEnd === undefined ? '' : formatTime(facts.maintenanceEnd);
  return (
    <AppPage
      back="none"
      title={t(`${words}.title`)}
      picture={<Picture />}
      actions={
        <>
          {button(primary, 'primary')}
          {secondary && button(secondary, 'secondary')}
        </>
      }
    >
      <p>{t(`${words}.why`, { app })}</p>
      <Card>
        <Facts
          stacked
          facts={[
            { label: t('next'), value: t(`${words}.next`, { app }) },
            ...(i18n.exists(`${words}.when`, { ns: 'unavailable' })
              ? [{ label: t('when'), value: t(`${words}.when`, { time }) }]
              : []),
          ]}
        />
      </Card>
    </AppPage>
  );
};
