import { address } from './address';
import { application } from './application';
import { bills } from './bills';
import { combined } from './combined';
import { consent } from './consent';
import { contracts } from './contracts';
import type { Handlers } from './handler';
import { home } from './home';
import { kyc } from './kyc';
import { otp } from './otp';
import { partners } from './partners';
import { pin } from './pin';
import { reassessment } from './reassessment';
import { receipts } from './receipts';
import { rekyc } from './rekyc';
import { repayment } from './repayment';
import { restructure } from './restructure';
import { session } from './session';
import { settings } from './settings';
import { submission } from './submission';
import { transactions } from './transactions';

/** The handlers of all calls of spec §7. */
export const handlers = {
  ...address,
  ...application,
  ...bills,
  ...combined,
  ...consent,
  ...contracts,
  ...home,
  ...kyc,
  ...otp,
  ...partners,
  ...pin,
  ...reassessment,
  ...receipts,
  ...rekyc,
  ...repayment,
  ...restructure,
  ...session,
  ...settings,
  ...submission,
  ...transactions,
} satisfies Handlers;
