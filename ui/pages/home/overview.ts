import { AmountsEye } from './amounts-eye';
import { News } from './news/news';
import { Coming } from './owed/coming';
import { CurrentBills } from './owed/current-bills';
import { LateSheet } from './owed/late-sheet';
import { Parts } from './owed/owed-parts';
import { Pending } from './owed/pending';
import { Rest, Ways } from './modules/rest';

/** Parts of home that load after the first cards. */
export const overview = {
  AmountsEye,
  Coming,
  CurrentBills,
  LateSheet,
  News,
  Parts,
  Pending,
  Rest,
  Ways,
} as const;
