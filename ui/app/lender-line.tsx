import { useTranslation } from 'react-i18next';
import { Config } from '../../domain/config/config';
import { type RouteId, ROUTES } from '../../domain/navigation/routes';
import { useService } from '../hooks/services';
import { InAppLink } from './in-app-link';
import { useRoute } from './route-context';

/** The pages that show or change what the user owes or may spend. */
const moneyPages: ReadonlySet<RouteId> = new Set<RouteId>([
  'home',
  'homeLimit',
  'homeAboutFee',
  'homeBillCycle',
  'billList',
  'bcaVa',
  'transactions',
  'restructure',
  'reassessment',
]);

/** Names the lender at the end of a page about money, and leads to its licence and to where users can complain. */
export const LenderLine = () => {
  const { t } = useTranslation();
  const { lender } = useService(Config).values;
  const isShown = moneyPages.has(useRoute());
  if (lender === undefined || !isShown) return null;
  return (
    <p className="page__note" data-section="lender">
      <bdi>{t('lender.named', { lender })}</bdi>{' '}
      <InAppLink className="text-link" to={ROUTES.terms.path}>
        {t('lender.more')}
      </InAppLink>
    </p>
  );
};
