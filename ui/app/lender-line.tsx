import { useTranslation } from 'react-i18next';
import { Config } from '../../domain/config/config';
import { ROUTES } from '../../domain/navigation/routes';
import { useService } from '../hooks/services';
import { InAppLink } from './in-app-link';
import '../kit/page.css';
import '../kit/text-link.css';

interface LenderLineProps {
  /** Whether to link to the terms too, for a user who has not agreed to them yet. */
  readonly terms?: boolean;
}

/** Names the lender at the end of a page about money, and links to its licence and its number for complaints. */
export const LenderLine = ({ terms }: LenderLineProps) => {
  const { t } = useTranslation('common');
  const { lender } = useService(Config).values;
  if (lender === undefined) return null;
  const link = (label: string) => (
    <InAppLink className="text-link" to={ROUTES.terms.path}>
      {label}
    </InAppLink>
  );
  return (
    <p className="page__note" data-section="lender">
      <bdi>{t('lender.named', { lender })}</bdi> {link(t('lender.more'))}
      {terms && (
        <>
          <span aria-hidden="true"> · </span>
          {link(t('lender.terms'))}
        </>
      )}
    </p>
  );
};
