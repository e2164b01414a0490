import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { PurchaseEducation } from '../../../domain/transactions/purchase-education';
import { useService } from '../../hooks/services';
import { Button } from '../../kit/button';
import { Notice } from '../../kit/notice';

/** Explains once, to a user with one purchase, that it goes onto a bill (spec §3). */
export const SingleTransaction = () => {
  const { t } = useTranslation('transactions');
  const navigator = useService(Navigator);
  const education = useService(PurchaseEducation);
  const [wasSeen] = useState(education.isSeen);
  useEffect(() => education.shown(), [education]);
  if (wasSeen) return null;
  return (
    <Notice>
      <p>{t('single.text')}</p>
      <Button look="quiet" compact onClick={() => navigator.go(ROUTES.homeBillCycle.path)}>
        {t('single.learn')}
      </Button>
    </Notice>
  );
};
