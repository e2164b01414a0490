import { useTranslation } from 'react-i18next';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { billListOf } from '../../../domain/bills/address';
import { type BillType, billTypes } from '../../../domain/bills/bill-type';
import './bill-tabs.css';

interface TabProps {
  readonly type: BillType;
  readonly chosen: boolean;
}

const Tab = ({ type, chosen }: TabProps) => {
  const { t } = useTranslation('repayment');
  const to = billListOf(type);
  return (
    <a
      className="bill-tabs__tab"
      href={useHref(to)}
      aria-current={chosen ? 'page' : undefined}
      onClick={useLinkClickHandler<HTMLAnchorElement>(to)}
    >
      {t(`tabs.${type}`)}
    </a>
  );
};

/** Renders links to the two lists of bills; each list has an address. */
export const BillTabs = ({ chosen }: { readonly chosen: BillType }) => {
  const { t } = useTranslation('repayment');
  return (
    <nav className="bill-tabs" aria-label={t('tabs.label')}>
      {billTypes.map((type) => (
        <Tab key={type} type={type} chosen={type === chosen} />
      ))}
    </nav>
  );
};
