import { SessionHttp } from '../../adapters/session/session-http';
import { SessionStorage } from '../../adapters/session/session-storage';
import { Bills } from '../../domain/bills/bills';
import { Clock } from '../../domain/ports/clock';
import { AwaitPayment } from '../../domain/repayment/await-payment';
import { PaymentMarks } from '../../domain/repayment/payment-marks';
import { service } from '../wiring/service';
import { polling } from './polling';

/** Shows whether a payment that the user made has arrived. */
export const paymentStatus = [
  service(PaymentMarks, [SessionStorage, Clock]),
  service(AwaitPayment, [SessionHttp, Bills, PaymentMarks, polling]),
];
