import { useTranslation } from 'react-i18next';
import type { HomeModule, Limit } from '../../../../domain/home/read-home';
import { ROUTES } from '../../../../domain/navigation/routes';
import { Navigator } from '../../../../domain/ports/navigator';
import { useService } from '../../../hooks/services';
import { AgreementIcon } from '../../../icons/later-icons';
import { Card } from '../../../kit/card';
import { Column, Columns } from '../../../kit/columns';
import { Notice } from '../../../kit/notice';
import { RowCard } from '../../../kit/row-card';
import { Row, Rows } from '../../../kit/rows';
import { HomeLimit, UnreadLimit } from '../home-limit';
import { HomeSkeleton } from '../home-skeleton';
import { useModuleWay } from '../../../app/use-module-way';
import { useFormat } from '../../../format/use-format';
import { useModuleText } from '../modules/use-module-text';
import { GuidePage } from './guide-page';

/** Renders what the figures of the limit mean. */
const Meanings = ({ limit }: { readonly limit: Limit }) => {
  const { t } = useTranslation('guide');
  const format = useFormat();
  const { temporary, temporaryUntil } = limit;
  const parts = [
    'total',
    'used',
    'available',
    ...(temporary ? (['temporary'] as const) : []),
  ] as const;
  return (
    <Card title={t('limit.meanings')}>
      <Rows>
        {parts.map((part) => (
          <Row key={part} title={t(`limit.${part}.title`)} detail={t(`limit.${part}.detail`)} />
        ))}
      </Rows>
      {!!temporary && temporaryUntil !== undefined && (
        <p>{t('limit.ends', { day: format.day(temporaryUntil) })}</p>
      )}
    </Card>
  );
};

/** Renders the link to a reassessment of the limit, if home offers one. */
const Review = ({ module }: { readonly module: HomeModule }) => {
  const { t } = useTranslation('guide');
  const { title = t('limit.review') } = module;
  return (
    <RowCard title={title} detail={useModuleText(module, 'guide')} onClick={useModuleWay(module)} />
  );
};

const Agreement = () => {
  const { t } = useTranslation('guide');
  const navigator = useService(Navigator);
  const open = () => navigator.go(ROUTES.transactionsAgreement.path);
  return (
    <Card>
      <Rows>
        <Row start={<AgreementIcon small />} title={t('limit.agreement')} onClick={open} />
      </Rows>
    </Card>
  );
};

/** Renders the limit, what its figures mean, and the links to its agreement and to a higher one. */
export const LimitPage = () => {
  const { t } = useTranslation(['guide', 'home']);
  return (
    <GuidePage wide needs={<HomeSkeleton />}>
      {({ home, limit, closed, stale, page }) =>
        limit ? (
          <Columns>
            <Column>
              <HomeLimit limit={limit} stale={stale} />
              {page?.modules
                .filter(({ type }) => type === 'REASSESSMENT')
                .map((module, at) => (
                  <Review key={module.id ?? at} module={module} />
                ))}
              <Agreement />
            </Column>
            <Column>
              <Meanings limit={limit} />
            </Column>
          </Columns>
        ) : closed ? (
          <Notice>{t('home:closed.text')}</Notice>
        ) : (
          <UnreadLimit onRetry={() => void home.load()} />
        )
      }
    </GuidePage>
  );
};
