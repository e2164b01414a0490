import { useTranslation } from 'react-i18next';
import { AppPage } from '../../app/app-page';
import { Awaited } from '../../forms/with-draft';
import { TermsArt } from '../../illustrations/terms-art';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { Notice } from '../../kit/notice';
import { useLoanConsent } from './use-loan-consent';
import '../../forms/forms.css';

const points = ['lender', 'cost', 'separate', 'data', 'free'] as const;
/** The points that still apply after the loan was requested. */
const stillTrue = {
  pending: ['cost', 'separate', 'data'],
  rejected: ['separate', 'data'],
} as const;

/** Renders the terms of the additional product, with a separate button for the consent (spec §2, §4). */
export const LoanTermsPage = () => {
  const { t } = useTranslation(['combined', 'common']);
  const { loan, stand, hasAccount, give, decline, leave, busy } = useLoanConsent();

  const asked = stand === 'pending' || stand === 'rejected' ? stand : undefined;
  const open = stand === 'open' || stand === 'early';
  return (
    <AppPage
      title={loan.ready && asked ? t(`terms.asked.${asked}`) : undefined}
      picture={<TermsArt />}
      actions={
        loan.ready && (
          <>
            {open && <p>{t(`terms.pressing.${stand}`, { button: t(`terms.go.${stand}`) })}</p>}
            <Button action="primary" busy={busy} onClick={open ? give : leave}>
              {t(!open && hasAccount ? 'common:toHome' : `terms.go.${stand}`)}
            </Button>
            {stand === 'open' && (
              <Button action="secondary" disabled={busy} onClick={decline}>
                {t('terms.alone')}
              </Button>
            )}
          </>
        )
      }
    >
      <Awaited missing={loan.missing} shown={loan.ready}>
        {() => (
          <>
            {!asked && <p>{t('terms.lead')}</p>}
            {!open && <Notice>{t(`terms.stand.${stand}`)}</Notice>}
            <Card title={t(open ? 'terms.title' : 'terms.about')}>
              <ul className="bullets">
                {(asked ? stillTrue[asked] : points).map((point) => (
                  <li key={point}>{t(`terms.points.${point}`)}</li>
                ))}
              </ul>
            </Card>
          </>
        )}
      </Awaited>
    </AppPage>
  );
};
