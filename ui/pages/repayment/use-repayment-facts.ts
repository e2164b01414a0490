import { useTranslation } from 'react-i18next';
import { Bills } from '../../../domain/bills/bills';
import { known } from '../../../domain/kernel/loadable';
import { Repayment } from '../../../domain/repayment/repayment';
import { Config } from '../../../domain/session/config';
import type { Language } from '../../../domain/session/locale';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import type { RepaymentFacts } from './repayment-pages';

export const useRepaymentFacts = (): RepaymentFacts => {
  const { i18n } = useTranslation();
  const repayment = useService(Repayment);
  const book = useLive(useService(Bills).book$('CURRENT'));
  const status = useLive(repayment.status$);
  return {
    taking: useLive(repayment.taking$),
    standing: known(status),
    unread: status.phase === 'failed',
    hostPayment: useLive(repayment.hostPayment$),
    arrival: useLive(repayment.arrival$),
    // Only what was read just now says that nothing is left.
    left: book.phase === 'ready' ? book.value.total : undefined,
    leftUnread: book.phase === 'failed',
    repeatable: useService(Config).values.idempotencyKeys,
    language: i18n.language as Language,
  };
};
