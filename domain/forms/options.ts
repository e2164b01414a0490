import type { OptionList } from './field';

/** Option lists that both products share (spec §3). */

export const workDuration = {
  id: 'workDuration',
  values: [
    'LESS_THAN_ONE_YEAR',
    'ONE_TO_TWO_YEARS',
    'TWO_TO_THREE_YEARS',
    'THREE_TO_FIVE_YEARS',
    'FIVE_TO_TEN_YEARS',
    'TEN_TO_TWENTY_YEARS',
    'MORE_THAN_TWENTY_YEARS',
  ],
} as const satisfies OptionList;

export const gender = { id: 'gender', values: ['MALE', 'FEMALE'] } as const satisfies OptionList;
