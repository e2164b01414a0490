import { AmountsEye } from './amounts-eye';
import { Coming } from './owed/coming';
import { CurrentBills } from './owed/current-bills';
import { LateSheet } from './owed/late-sheet';
import { Latest } from './latest/latest';
import { News } from './news/news';
import { Parts } from './owed/owed-parts';
import { Rest, Ways } from './modules/rest';

/** Parts of home that load after the first cards. */
export const overview = {
  AmountsEye,
  News,
  Coming,
  CurrentBills,
  LateSheet,
  Latest,
  Parts,
  Rest,
  Ways,
} as const;
