import { useTranslation } from 'react-i18next';
import type { LoanOutcome } from '../../../domain/application/products';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { useService } from '../../hooks/services';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { Notice } from '../../kit/notice';
import { StatusChip } from '../../kit/status-chip';

const tones = { PROCESSING: 'info', REJECTED: 'neutral' } as const;

interface HomeNewsProps {
  /** The agreement waits for a signature. */
  readonly unsigned: boolean;
  /** The state of a loan that was requested as well. */
  readonly loan: LoanOutcome | undefined;
}

/** What a person has to know of their own account, beside its limit. */
export const HomeNews = ({ unsigned, loan }: HomeNewsProps) => {
  const { t } = useTranslation('home');
  const navigator = useService(Navigator);
  return (
    <>
      {unsigned && (
        <Notice tone="warn" role="status" title={t('unsigned.title')}>
          <p>{t('unsigned.text')}</p>
          <Button
            look="secondary"
            compact
            onClick={() => navigator.go(ROUTES.transactionsAgreement.path)}
          >
            {t('unsigned.go')}
          </Button>
        </Notice>
      )}
      {loan && (
        <Card
          title={t('loan.title')}
          aside={<StatusChip tone={tones[loan]}>{t(`loan.${loan}.chip`)}</StatusChip>}
        >
          <p>{t(`loan.${loan}.text`)}</p>
          <Button look="secondary" compact onClick={() => navigator.go(ROUTES.combinedTerms.path)}>
            {t('see')}
            <span className="visually-hidden">: {t('loan.title')}</span>
          </Button>
        </Card>
      )}
    </>
  );
};
