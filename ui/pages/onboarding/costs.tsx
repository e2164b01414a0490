import { useTranslation } from 'react-i18next';
import { Config } from '../../../domain/config/config';
import { useWayTo } from '../../app/use-way-to';
import { useLanguage } from '../../hooks/use-language';
import { useService } from '../../hooks/services';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { said } from '../../kit/said';

/** Renders what the lender charges, as far as the deployment is configured, before the user agrees to anything. */
export const Costs = () => {
  const { t } = useTranslation('form');
  const { whenLate, productSummary } = useService(Config).values;
  const late = whenLate?.[useLanguage()];
  const open = useWayTo()(productSummary);
  if (late === undefined && !open) return null;
  return (
    <Card title={t('terms.costs.title')}>
      {late !== undefined && <p>{said(late)}</p>}
      {open && (
        <>
          <p>{t('terms.costs.where')}</p>
          <Button look="secondary" compact onClick={open}>
            {t('terms.costs.open')}
          </Button>
        </>
      )}
    </Card>
  );
};
