import type { CallName } from '../../domain/calls';
import { accountMeanings } from './account-meanings';
import { addressMeanings } from './address-meanings';
import { applicationMeanings } from './application-meanings';
import { historyMeanings } from './history-meanings';
import { homeMeanings } from './home-meanings';
import { loanMeanings } from './loan-meanings';
import type { MeaningsOf } from './meaning';
import { moneyMeanings } from './money-meanings';

/** What each call and each of its fields mean. A call without a row does not compile. */
export const MEANINGS: MeaningsOf<CallName> = {
  ...accountMeanings,
  ...addressMeanings,
  ...applicationMeanings,
  ...historyMeanings,
  ...homeMeanings,
  ...loanMeanings,
  ...moneyMeanings,
};
