import { useTranslation } from 'react-i18next';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { billListOf } from '../../../domain/bills/address';
import { type BillType, billTypes } from '../../../domain/bills/bill-type';
import { Bills } from '../../../domain/bills/bills';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { said } from '../../kit/said';
import './bill-tabs.css';

interface TabProps {
  readonly type: BillType;
  readonly chosen: boolean;
}

/** Renders the link to a list, with its total if that was loaded for another page and is not the one below. */
const Tab = ({ type, chosen }: TabProps) => {
  const { t } = useTranslation('repayment');
  const format = useFormat();
  const state = useLive(useService(Bills).of(type).state$);
  const to = billListOf(type);
  const book = !chosen && state.phase === 'ready' ? state.value : undefined;
  return (
    <a
      className="bill-tabs__tab"
      href={useHref(to)}
      aria-current={chosen ? 'page' : undefined}
      onClick={useLinkClickHandler<HTMLAnchorElement>(to)}
    >
      <span>{t(`tabs.${type}`)}</span>
      {book?.isWhole && book.total > 0 && (
        <span className="bill-tabs__total">{said(format.rupiah(book.total, book.currency))}</span>
      )}
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
