import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../../domain/kernel/failure';
import { latestValue } from '../../../domain/kernel/loadable';
import { HostInfo } from '../../../domain/ports/host-info';
import { Printer } from '../../../domain/ports/printer';
import { isMissing } from '../../../domain/receipts/receipts';
import { HostContext } from '../../../domain/host/host-context';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { largeScreen, useMedia } from '../../hooks/use-media';
import { useReturn } from '../../hooks/use-return';
import { Button } from '../../kit/button';
import { ReadableNote } from '../../app/readable-note';
import { SupportCode } from '../../app/support-code';
import { Sheet } from '../../kit/sheet';
import { SidePane } from '../../kit/side-pane';
import { Skeleton } from '../../kit/skeleton';
import { SkeletonLine, SkeletonRows } from '../../kit/skeleton-parts';
import { PrintedAlone } from './printed-alone';
import { ProblemLink } from './problem-link';
import { ReceiptBody } from './receipt-body';
import { referenceOf } from './receipt-text';
import type { OpenReceipt } from './use-receipt';
import { useReceiptActions } from './use-receipt-actions';
import '../../kit/plain-text.css';
import './receipt.css';

interface ReceiptSheetProps {
  readonly receipt: OpenReceipt;
  /** Whether its row is the loan that bills became. */
  readonly isLoan: boolean;
}

/** Renders a transaction's receipt, on a large screen in its own column, with the buttons to save it (spec §3). */
export const ReceiptSheet = ({ receipt: opened, isLoan }: ReceiptSheetProps) => {
  const { state, retry, close, toList } = opened;
  const of = { ...opened.of, isLoan };
  const { t } = useTranslation(['transactions', 'common']);
  const printer = useService(Printer);
  const host = useLive(useService(HostContext).host$);
  const online = useLive(useService(HostInfo).online$);
  const reference = useRef<HTMLElement>(null);
  const { outcome, save, copy } = useReceiptActions(of, reference);
  const Frame = useMedia(largeScreen) ? SidePane : Sheet;
  const receipt = latestValue(state);
  const failure = !receipt && state.phase === 'failed' ? state.failure : undefined;
  const missing = failure && isMissing(failure);
  useReturn(() => {
    if (failure && !missing) retry();
  }, 'online$');

  const action = receipt ? (
    <Button look="primary" onClick={() => void save(receipt)}>
      {t('receipt.save')}
    </Button>
  ) : failure && !missing ? (
    <Button look="primary" onClick={retry}>
      {t('common:retry')}
    </Button>
  ) : (
    <Button look="secondary" onClick={toList}>
      {t('receipt.back')}
    </Button>
  );

  const more = receipt && (
    <div className="receipt__more">
      <Button look="quiet" onClick={() => void copy(referenceOf(receipt, of))}>
        {t('receipt.copy')}
      </Button>
      {host === 'web' && (
        <Button look="quiet" onClick={() => printer.print()}>
          {t('receipt.print')}
        </Button>
      )}
      <ProblemLink receipt={receipt} of={of} />
    </div>
  );

  return (
    <PrintedAlone>
      <Frame
        title={t('receipt.title')}
        action={action}
        more={more}
        close={t('common:close')}
        onClose={close}
      >
        {receipt ? (
          <>
            <ReceiptBody receipt={receipt} of={of} reference={reference} />
            <ReadableNote text={t('readable')} />
          </>
        ) : failure ? (
          <div role="alert">
            <p>
              {t(missing ? 'receipt.missing' : online ? 'receipt.failed' : 'common:offline.read')}
            </p>
            {!missing && online && <SupportCode code={codeOf(failure)} />}
          </div>
        ) : (
          <Skeleton label={t('common:loading')}>
            <SkeletonLine size="headline" width="half" />
            <SkeletonRows count={4} />
          </Skeleton>
        )}
        <div role="status">
          {outcome.message && <p className="receipt__outcome">{t(`receipt.${outcome.message}`)}</p>}
        </div>
        {outcome.text !== undefined && <p className="plain-text">{outcome.text}</p>}
      </Frame>
    </PrintedAlone>
  );
};
