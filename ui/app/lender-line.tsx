import { useTranslation } from 'react-i18next';
import { Config } from '../../domain/config/config';
import { ROUTES } from '../../domain/navigation/routes';
import { useService } from '../hooks/services';
import { InAppLink } from './in-app-link';
import '../kit/page.css';
import '../kit/text-link.css';

/** Names the lender at the end of a page about money, and links to the terms, its licence and its number for complaints. */
export const LenderLine = () => {
  const { t } = useTranslation('common');
  const { lender } = useService(Config).values;
  if (lender === undefined) return null;
  return (
    <p className="page__note" data-section="lender">
      <bdi>{t('lender.named', { lender })}</bdi>{' '}
      <InAppLink className="text-link" to={ROUTES.terms.path}>
        {t('lender.more')}
      </InAppLink>
    </p>
  );
};
