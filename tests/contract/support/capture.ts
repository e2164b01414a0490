import { endCapture } from '../../../sandbox/lender/kyc';
import { many } from '../../../sandbox/lender/records';
import { all } from '../../../sandbox/lender/world';
import { oneKycToken } from '../../../domain/kyc/identity-calls';
import { type enter, type Front, goodValue } from './fronts';
import { ctxOf } from './samples';

/** Runs a capture with the SDK of the lender; resolves with its uuid, for any result. */
export const capture = async (
  { world }: Front,
  { http, userId }: ReturnType<typeof enter>,
  outcome: 'SUBMITTED' | 'REJECTED',
): Promise<string> => {
  const headers = { 'onboarding-partner': 'paylater-web' };
  const { token } = goodValue(await http.call(oneKycToken, { headers }));
  endCapture(ctxOf(world, userId), token, outcome);
  return all(ctxOf(world, userId), many.oneKyc).slice(-1)[0]?.submissionUuid ?? '';
};
