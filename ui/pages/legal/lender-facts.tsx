import { useTranslation } from 'react-i18next';
import { Config } from '../../../domain/config/config';
import { useWayTo } from '../../app/use-way-to';
import { useService } from '../../hooks/services';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { DescriptionList } from '../../kit/description-list';

/** Renders who lends, under which licence, and where users can complain, as the deployment is configured. */
export const LenderFacts = () => {
  const { t } = useTranslation('legal');
  const { lender, licence, complaints, productSummary } = useService(Config).values;
  const wayTo = useWayTo();
  const call = wayTo(complaints === undefined ? undefined : `tel:${complaints}`);
  const open = wayTo(productSummary);
  const items = [
    ...(lender === undefined ? [] : [{ label: t('about.lender'), value: lender }]),
    ...(licence === undefined ? [] : [{ label: t('about.licence'), value: licence }]),
    ...(complaints === undefined ? [] : [{ label: t('about.complaints'), value: complaints }]),
  ];
  return items.length === 0 ? null : (
    <Card>
      <DescriptionList items={items} stacked />
      {call && (
        <Button look="secondary" compact onClick={call}>
          {t('about.call', { number: complaints })}
        </Button>
      )}
      {open && (
        <Button look="secondary" compact onClick={open}>
          {t('about.summary')}
        </Button>
      )}
    </Card>
  );
};
