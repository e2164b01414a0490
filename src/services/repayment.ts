import { SessionHttp } from '../../adapters/session/session-http';
import { SessionStorage } from '../../adapters/session/session-storage';
import { Bills } from '../../domain/bills/bills';
import { HostShell } from '../../domain/ports/host-shell';
import { Navigator } from '../../domain/ports/navigator';
import { AwaitPayment } from '../../domain/repayment/await-payment';
import { PaymentMarks } from '../../domain/repayment/payment-marks';
import { HostPayment } from '../../domain/repayment/host-payment';
import { StartPayment } from '../../domain/repayment/start-payment';
import { TakeVirtualAccount } from '../../domain/repayment/take-virtual-account';
import { ifAny, service } from '../wiring/service';
import { ended } from './ended';
import { paymentStatus } from './payment-status';

const reads = [SessionHttp, SessionStorage, Bills] as const;

/** Services for paying bills, except the bills themselves. */
export const repayment = [
  ...paymentStatus,
  // A host may appear late, and a plain browser has none.
  service(HostPayment, [ifAny(HostShell)]),
  service(TakeVirtualAccount, [...reads, AwaitPayment, PaymentMarks, HostPayment, ended]),
  service(StartPayment, [AwaitPayment, HostPayment, Navigator]),
];
