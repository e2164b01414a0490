import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ROUTES } from '../../../domain/navigation/routes';
import { type Partner, partnersNamed } from '../../../domain/partners/partners';
import { Navigator } from '../../../domain/ports/navigator';
import { AppPage } from '../../app/app-page';
import { useService } from '../../hooks/services';
import { NotFoundArt } from '../../illustrations/not-found-art';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { DescriptionList } from '../../kit/description-list';
import { PartnerGroups } from './partner-groups';
import { UnreadPartners } from './unread-partners';
import { usePartners } from './use-partners';
import { useWayTo } from '../../app/use-way-to';

const PartnerDetails = ({ partner }: { readonly partner: Partner }) => {
  const { t } = useTranslation('partner');
  const kind = t(`categories.${partner.category}`, { defaultValue: '' });
  return (
    <Card>
      <DescriptionList
        stacked
        items={[
          ...(kind === '' ? [] : [{ label: t('kind'), value: kind }]),
          { label: t('how'), value: t('accepts') },
        ]}
      />
    </Card>
  );
};

/** Renders the partner of an address, or the partners of a tag. Without a header (spec §2), back is a button. */
export const PartnerPage = () => {
  const { t } = useTranslation(['partner', 'common']);
  const navigator = useService(Navigator);
  const { pathname } = useLocation();
  const { all, failure, load, opener } = usePartners();
  const named = all && partnersNamed(all, pathname);
  const one = named?.length === 1 ? named[0] : undefined;
  const way = useWayTo()(one?.link);

  const every = () => navigator.go(ROUTES.homePartners.path);
  const actions: ReactNode = (
    <>
      {way !== undefined && (
        <Button action="primary" onClick={way}>
          {t('open', { name: one?.name })}
        </Button>
      )}
      <Button action={way === undefined ? 'primary' : 'secondary'} onClick={every}>
        {t('every')}
      </Button>
      <Button look="quiet" onClick={() => navigator.back()}>
        {t('common:back')}
      </Button>
    </>
  );

  if (named?.length === 0)
    return (
      <AppPage picture={<NotFoundArt />} title={t('unknown.title')} actions={actions}>
        <p>{t('unknown.text')}</p>
      </AppPage>
    );
  return (
    <AppPage title={one?.name} actions={actions}>
      {!named ? (
        <UnreadPartners failure={failure} onRetry={load} />
      ) : one ? (
        <PartnerDetails partner={one} />
      ) : (
        <PartnerGroups partners={named} opener={opener} />
      )}
    </AppPage>
  );
};
