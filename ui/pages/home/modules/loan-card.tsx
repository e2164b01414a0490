import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../../domain/navigation/routes';
import { Navigator } from '../../../../domain/ports/navigator';
import { useService } from '../../../hooks/services';
import { Button } from '../../../kit/button';
import { Card } from '../../../kit/card';
import { StatusChip } from '../../../kit/status-chip';

/** Renders a loan that was requested as well and is not decided yet; the news at the top of home shows a decision. */
export const LoanCard = () => {
  const { t } = useTranslation('overview');
  const navigator = useService(Navigator);
  return (
    <Card title={t('loan.title')} aside={<StatusChip tone="info">{t('loan.chip')}</StatusChip>}>
      <p>{t('loan.text')}</p>
      <Button look="secondary" compact onClick={() => navigator.go(ROUTES.combinedTerms.path)}>
        {t('see')}
        <span className="visually-hidden">: {t('loan.title')}</span>
      </Button>
    </Card>
  );
};
