import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../../domain/navigation/routes';
import { Navigator } from '../../../../domain/ports/navigator';
import { useService } from '../../../hooks/services';
import { BillIcon } from '../../../icons/icon';
import { Row } from '../../../kit/rows';

/** Renders a loan that was requested as well and is not decided yet; the news at the top of home shows a decision. */
export const LoanRow = () => {
  const { t } = useTranslation('overview');
  const navigator = useService(Navigator);
  return (
    <Row
      start={<BillIcon small />}
      title={t('loan.title')}
      detail={t('loan.text')}
      onClick={() => navigator.go(ROUTES.combinedTerms.path)}
    />
  );
};
