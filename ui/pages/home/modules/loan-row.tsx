import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../../domain/navigation/routes';
import { Navigator } from '../../../../domain/ports/navigator';
import { useService } from '../../../hooks/services';
import { RowCard } from '../../../kit/row-card';

/** Renders a loan that was requested as well and is not decided yet; the news at the top of home shows a decision. */
export const LoanCard = () => {
  const { t } = useTranslation('overview');
  const navigator = useService(Navigator);
  return (
    <RowCard
      title={t('loan.title')}
      detail={t('loan.text')}
      onClick={() => navigator.go(ROUTES.combinedTerms.path)}
    />
  );
};
