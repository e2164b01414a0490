import { useTranslation } from 'react-i18next';
import { billOf } from '../../../domain/bills/address';
import type { BillBook } from '../../../domain/bills/bill-book';
import { Bills } from '../../../domain/bills/bills';
import { latestValue } from '../../../domain/kernel/loadable';
import { Navigator } from '../../../domain/ports/navigator';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { useFreshQuery } from '../../hooks/use-fresh-query';
import { Amount } from '../../kit/amount';
import { Card } from '../../kit/card';
import { Row, Rows } from '../../kit/rows';
import { billMessages } from './bill-messages';

/** Loads the later bills, if the page has room for them. */
export const useNextBills = (hasRoom: boolean) => {
  const state = useFreshQuery(useService(Bills).of('UPCOMING'), hasRoom ? 'mounted' : 'never');
  const next = hasRoom ? latestValue(state) : undefined;
  return { next, isNextSettled: !hasRoom || next !== undefined || state.phase === 'failed' };
};

/** Renders the later bills beside the current ones. An incomplete list is on its own page only. */
export const NextBills = ({ book }: { readonly book: BillBook }) => {
  const { t } = useTranslation('repayment');
  const format = useFormat();
  const navigator = useService(Navigator);
  const { bills, isWhole, unlisted, readAt } = book;
  if (bills.length === 0 || !isWhole || unlisted) return null;
  return (
    <Card title={t('rows.UPCOMING')}>
      <Rows>
        {bills.map((bill, at) => {
          const { listed, due } = billMessages(bill, readAt, t, format, format.shortDay);
          return (
            <Row
              key={at}
              title={listed}
              detail={due}
              end={<Amount value={bill.whole} currency={bill.currency} />}
              onClick={() => navigator.go(billOf('UPCOMING', bill.id))}
            />
          );
        })}
      </Rows>
    </Card>
  );
};
