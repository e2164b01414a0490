import { expect, test } from 'vitest';
import { shapes } from '../../faults/answers/shapes';
import { falseStatements } from '../../faults/answers/three-states';
import type { CallName } from '../../../domain/calls';

/** Three shapes; `npm run suite faults -- answers` tries every call in every shape. */
const few = shapes.filter(({ what }) =>
  ['no data', 'errors beside the data', '{"valid":"N"} to a write'].includes(what),
);

test.each<CallName>([
  'billList',
  'verifyOtp',
  'signContract',
  'saveToggle',
  'reapply',
  'saveKycDraft',
  'submitApplication',
  'verifyPin',
])('%s makes no false statement', async (name) => {
  const { cases, wrong } = await falseStatements(name, few);
  expect(cases).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
