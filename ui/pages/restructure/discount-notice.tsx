import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DiscountPromo } from '../../../domain/home/discount-promo';
import type { Offer } from '../../../domain/restructure/offer';
import { useService } from '../../hooks/services';
import { Button } from '../../kit/button';
import { Notice } from '../../kit/notice';
import { Sheet } from '../../kit/sheet';

/** Renders a notice that some tenors have a lower fee, until the user has closed it. */
export const DiscountNotice = ({ offer }: { readonly offer: Offer }) => {
  const { t } = useTranslation(['restructure', 'common']);
  const promo = useService(DiscountPromo);
  const [open, setOpen] = useState(false);
  const discounted = offer.filter(({ isDiscounted }) => isDiscounted);
  if (discounted.length === 0 || (promo.isDismissed && !open)) return null;
  const show = () => {
    promo.shown();
    setOpen(true);
  };
  const close = () => {
    promo.dismiss();
    setOpen(false);
  };
  const numbers = discounted.map(({ tenor }) => String(tenor));
  const [last = '', ...others] = numbers.reverse();
  const tenors =
    others.length === 0 ? last : t('discount.and', { others: others.reverse().join(', '), last });
  return (
    <>
      <Notice tone="good" title={t('discount.title')}>
        <p>{t('discount.short', { tenors })}</p>
        <Button look="secondary" compact onClick={show}>
          {t('discount.open')}
        </Button>
      </Notice>
      {open && (
        <Sheet
          title={t('discount.title')}
          close={t('common:close')}
          onClose={close}
          action={
            <Button look="primary" onClick={close}>
              {t('discount.understood')}
            </Button>
          }
        >
          <p>{t('discount.text', { tenors })}</p>
          <p>{t('discount.lost')}</p>
        </Sheet>
      )}
    </>
  );
};
