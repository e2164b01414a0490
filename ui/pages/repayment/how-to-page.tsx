import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { chosenAccount } from '../../../domain/repayment/address';
import { PaymentMarks } from '../../../domain/repayment/payment-marks';
import { AppPage } from '../../app/app-page';
import { groupOfFour } from '../../format/digits';
import { useService } from '../../hooks/services';
import { useTableMessages } from '../../hooks/use-table-messages';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { DigitsOnly } from '../../kit/digits-only';
import { Segments } from '../../kit/segments';
import { Steps } from '../../kit/steps';
import { AccountCard } from './account-card';
import { BillSkeleton } from './bill-skeleton';
import { useAccount } from './use-account';
import { type WayToPay, waysToPay } from './ways-to-pay';

const ways = Object.keys(waysToPay) as WayToPay[];

/** Renders how to pay to the account, step by step, with number and amount. */
export const HowToPage = () => {
  const { t } = useTranslation('repayment');
  const stepMessage = useTableMessages('repayment');
  const navigator = useService(Navigator);
  const { asking, account } = useAccount(true);
  const [way, setWay] = useState<WayToPay>('atm');
  const stepOf = (step: string) => {
    if (step === 'number')
      return {
        title: t('howTo.number'),
        ...(account && { detail: <DigitsOnly text={groupOfFour(account.number)} /> }),
      };
    if (step === 'check') return { title: t('howTo.check'), detail: t('howTo.checkDetail') };
    return { title: stepMessage(`howTo.${way}.${step}`) };
  };
  const marks = useService(PaymentMarks);
  const goOn = () => {
    if (account) marks.send();
    navigator.go(account ? ROUTES.repaymentProcessing.path : chosenAccount);
  };
  return (
    <AppPage
      actions={
        !asking && (
          <Button action="primary" onClick={goOn}>
            {t(account ? 'account.paid' : 'howTo.toNumber')}
          </Button>
        )
      }
    >
      {asking ? (
        <BillSkeleton />
      ) : (
        <>
          {account && <AccountCard account={account} />}
          <p>{t('howTo.lead')}</p>
          <Segments
            label={t('howTo.label')}
            value={way}
            options={ways.map((value) => ({ value, label: t(`howTo.ways.${value}`) }))}
            onChange={setWay}
          />
          <Card title={t(`howTo.ways.${way}`)}>
            <Steps steps={waysToPay[way].map(stepOf)} />
          </Card>
        </>
      )}
    </AppPage>
  );
};
