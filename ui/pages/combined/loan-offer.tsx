import { useTranslation } from 'react-i18next';
import { Card } from '../../kit/card';
import { Notice } from '../../kit/notice';
import type { Combined } from './use-combined';

interface LoanOfferProps {
  readonly combined: Combined;
}

/** Announces before the application that it includes the loan, and on what terms. */
export const LoanOffer = ({ combined }: LoanOfferProps) => {
  const { application, gpp, product, consented } = combined;
  const { t } = useTranslation('combined');
  if (gpp?.outdated) return <Notice>{t('loan.outdated')}</Notice>;
  if (product !== 'GPP') return null;
  return (
    <Card title={t('loan.title')}>
      <p>{t(consented ? 'loan.agreed' : 'loan.asks')}</p>
      {application?.promo['GPP'] === true && <Notice>{t('loan.promo')}</Notice>}
    </Card>
  );
};
