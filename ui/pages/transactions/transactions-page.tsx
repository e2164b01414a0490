import type { TFunction } from 'i18next';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSinglePurchase } from '../../../domain/transactions/paging';
import { isRestructured } from '../../../domain/transactions/restructured';
import type { HistoryRow } from '../../../domain/transactions/row';
import { AppPage } from '../../app/app-page';
import { LenderLine } from '../../app/lender-line';
import { useFormat } from '../../format/use-format';
import { HistoryEnd } from './history-end';
import { HistoryList } from './history-list';
import { HistorySide, ReceiptChoice, RestructuredNote } from './history-notes';
import { HistorySkeleton } from './history-skeleton';
import type { HistorySheet } from './history-sheets';
import { HistoryAge, NoRows } from './history-state';
import { HistoryTools } from './history-tools';
import { LateSheets } from './late-sheets';
import { SpendingChart } from './spending-chart';
import { SingleTransaction } from './single-transaction';
import type { RowLabel } from './row-view';
import { useAddressWish } from './use-address-wish';
import { useHistory } from './use-history';
import { useMonthJump } from './use-month-jump';
import { useRecentChart } from './use-recent-chart';
import { useReceipt } from './use-receipt';
import './transactions.css';

/** Returns a lookup that caches messages: a lookup for every row is an eighth of the cost of its render. */
const cachedLabels = (t: TFunction<'transactions'>) => {
  const cache: Partial<Record<RowLabel, string>> = {};
  return (key: RowLabel): string => {
    cache[key] ??= t(key);
    return cache[key];
  };
};

/** Renders the list and its filters, apart from the page, so that more rows do not render the page again. */
const HistoryBody = ({ onEmpty }: { readonly onEmpty: (isEmpty: boolean) => void }) => {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  const say = useMemo(() => cachedLabels(t), [t]);
  const of = useHistory();
  const { open, receipt } = useReceipt();
  const { history, state, loaded, rows, isFiltered, offline } = of;
  const [sheet, setSheet] = useState<HistorySheet>();
  const [isLast, setLast] = useState(false);
  const { to, isJumping, jump } = useMonthJump(of);
  useAddressWish(loaded, jump);
  const chart = useRecentChart(of, isJumping);

  const openReceipt = useCallback(
    ({ referenceId, type }: HistoryRow) => {
      if (referenceId !== undefined) open({ referenceId, type });
    },
    [open],
  );
  // While filtered or offline, and after a failure, only a press loads the next page: more rows may not match.
  const readsOn = !isFiltered && !offline;
  const readOn = useCallback(() => {
    if (readsOn && history.more$.value.phase === 'idle') void history.more();
  }, [history, readsOn]);

  const something = loaded && (loaded.rows.length > 0 || !loaded.ended);
  const isEmpty = loaded ? !something : state.phase === 'failed';
  useLayoutEffect(() => onEmpty(isEmpty), [isEmpty, onEmpty]);
  return (
    <>
      {!isEmpty && (
        <HistoryTools
          filters={of.filters}
          isJumping={isJumping}
          onChange={of.setFilters}
          onOpen={something ? setSheet : undefined}
        />
      )}
      <HistoryAge of={of} />
      {!loaded && state.phase !== 'failed' && <HistorySkeleton />}
      <HistorySide isCovered={receipt !== undefined}>
        <SpendingChart chart={chart} chosen={to?.month} onChoose={(month) => void jump(month)} />
        {rows.length > 0 && !receipt && <ReceiptChoice />}
      </HistorySide>
      {rows.length > 0 ? (
        <HistoryList
          say={say}
          format={format}
          rows={rows}
          spending={of.spending}
          to={to}
          stale={state.phase !== 'ready'}
          opened={receipt?.of.referenceId}
          onOpen={openReceipt}
          onEnd={readOn}
          onLast={setLast}
        />
      ) : (
        <NoRows of={of} />
      )}
      {loaded && isSinglePurchase(loaded) && <SingleTransaction />}
      {something && (
        <HistoryEnd
          ended={loaded.ended}
          isShown={isLast || rows.length === 0}
          hasUnread={loaded.hasUnread}
        />
      )}
      {isRestructured(loaded?.loanRestructure) && <RestructuredNote />}
      {loaded && <LenderLine />}
      <LateSheets
        of={of}
        sheet={sheet}
        receipt={receipt}
        onMonth={(month) => {
          setSheet(undefined);
          void jump(month);
        }}
        onStatement={() => setSheet('statement')}
        onClose={() => setSheet(undefined)}
        ahead={loaded !== undefined}
      />
    </>
  );
};

/** Renders purchases and payments, newest first (spec §4, "Transaction history"). */
export const TransactionsPage = () => {
  // Without rows, the page has one column on a large screen too.
  const [isEmpty, setEmpty] = useState(false);
  return (
    <AppPage wide={!isEmpty}>
      <HistoryBody onEmpty={setEmpty} />
    </AppPage>
  );
};
