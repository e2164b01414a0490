import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DiscountPromo } from '../../../domain/home/discount-promo';
import type { Offer } from '../../../domain/restructure/offer';
import { useService } from '../../hooks/services';
import { Button } from '../../kit/button';
import { Sheet } from '../../kit/sheet';
import '../../kit/text-link.css';

/** Renders a button that explains why some tenors have a lower fee, until the user has closed that. */
export const AboutDiscount = ({ offer }: { readonly offer: Offer }) => {
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
      <button type="button" className="text-link" onClick={show}>
        {t('discount.open')}
      </button>
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
