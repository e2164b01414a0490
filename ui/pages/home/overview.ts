import { AmountsEye } from './amounts-eye';
import { Below } from './below';
import { CurrentBills } from './owed/current-bills';
import { LateSheet } from './owed/late-sheet';
import { Parts } from './owed/owed-parts';
import { Pending } from './owed/pending';
import { Rest, Ways } from './modules/rest';

/** Parts of home that load after the first cards. */
export const overview = {
  AmountsEye,
  Below,
  CurrentBills,
  LateSheet,
  Parts,
  Pending,
  Rest,
  Ways,
} as const;
