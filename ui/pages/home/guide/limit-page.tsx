import { useTranslation } from 'react-i18next';
import type { Owed } from '../../../../domain/home/owed';
import type { HomeModule, Limit } from '../../../../domain/home/read-home';
import { arrived } from '../../../../domain/kernel/arrived';
import { ROUTES } from '../../../../domain/navigation/routes';
import { Navigator } from '../../../../domain/ports/navigator';
import { useLate } from '../../../app/use-late';
import { useService } from '../../../hooks/services';
import { largeScreen, useMedia } from '../../../hooks/use-media';
import { AgreementIcon } from '../../../icons/later-icons';
import { Card } from '../../../kit/card';
import { Column, Columns } from '../../../kit/columns';
import { Notice } from '../../../kit/notice';
import { RowCard } from '../../../kit/row-card';
import { Row, Rows } from '../../../kit/rows';
import { Skeleton } from '../../../kit/skeleton';
import { SkeletonCard, SkeletonRows } from '../../../kit/skeleton-parts';
import { HomeLimit, type HomeLimitProps, UnreadLimit } from '../home-limit';
import { HomeSkeleton } from '../home-skeleton';
import { useModuleWay } from '../../../app/use-module-way';
import { useFormat } from '../../../format/use-format';
import { useModuleText } from '../modules/use-module-text';
import { useUnsigned } from '../news/use-unsigned';
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

/** Renders the limit card; what is left of an unsigned agreement's limit cannot be used yet. */
const LimitOf = ({ owed, ...card }: HomeLimitProps & { readonly owed: Owed | undefined }) => {
  const isUnsigned = useUnsigned(!card.stale);
  return <HomeLimit {...card} isUnsigned={!owed && isUnsigned} />;
};

const payoff = {
  code: () => import('../owed/payoff-card').then((it) => arrived(it.PayoffCard)),
  messages: ['overview'],
} as const;

/**
 * Renders the limit, what its figures mean, and the links to its agreement and to a higher one; on a large screen also
 * when the used part is paid.
 */
export const LimitPage = () => {
  const { t } = useTranslation(['guide', 'home', 'common']);
  const hasRoom = useMedia(largeScreen);
  const { part: PayoffCard, failed } = useLate(payoff, hasRoom);
  const shape = (
    <Skeleton label={t('common:loading')}>
      <SkeletonCard>
        <SkeletonRows count={3} />
      </SkeletonCard>
    </Skeleton>
  );
  return (
    <GuidePage wide needs={<HomeSkeleton />}>
      {({ home, limit, closed, stale, page, owed, named, asOf }) =>
        limit ? (
          <Columns>
            <Column>
              <LimitOf limit={limit} stale={stale} owed={owed} />
              {hasRoom &&
                limit.used !== 0 &&
                (PayoffCard ? (
                  <PayoffCard {...{ owed, named, stale }}>{shape}</PayoffCard>
                ) : (
                  asOf === undefined && !failed && shape
                ))}
            </Column>
            <Column>
              {page?.modules
                .filter(({ type }) => type === 'REASSESSMENT')
                .map((module, at) => (
                  <Review key={module.id ?? at} module={module} />
                ))}
              <Agreement />
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
