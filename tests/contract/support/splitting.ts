import { decideFor } from '../../../sandbox/lender/personas/control';
import { decideDue } from '../../../sandbox/lender/decide-due';
import { second } from '../../../domain/kernel/instant';
import { readPart } from '../../../domain/kernel/unread';
import {
  restructureEligibility,
  restructureStatus,
  restructureSummary,
  restructureTransactions,
  submitRestructure,
} from '../../../domain/restructure/calls';
import { enter, type Front, goodValue, pass } from './fronts';
import { ctxOf } from './samples';

/** Creates a user who can take each step of the restructure pages. */
export const splitter = (front: Front, persona = 'restructure') => {
  const person = enter(front, persona);
  const { http, userId } = person;
  return {
    ...person,
    ctx: () => ctxOf(front.world, userId),
    offer: async () => goodValue(await http.call(restructureEligibility, {})),
    summary: async (tenor: number) => {
      const answer = await http.call(restructureSummary, { query: { tenor } });
      const { principal = 0, fee, discount, total, instalments = [] } = goodValue(answer);
      const [paid = 0, off = 0, all = 0] = [fee, discount, total].map(readPart);
      return { principal, fee: paid, discount: off, total: all, instalments };
    },
    split: async (tenor: number) => {
      const answer = await http.call(restructureTransactions, { query: { tenor } });
      return goodValue(answer).transactions ?? [];
    },
    submit: (tenor: number) => http.call(submitRestructure, { body: { tenor } }),
    /** Sends a request that must be accepted; resolves with its id. */
    ask: async (tenor: number): Promise<string> => {
      const answer = await http.call(submitRestructure, { body: { tenor } });
      const { requestId } = goodValue(answer);
      if (requestId === undefined) throw new Error('the answer has no id');
      return requestId;
    },
    status: async (requestId: string) =>
      goodValue(await http.call(restructureStatus, { query: { requestId } })).status,
    decide: (outcome: string) => decideFor(ctxOf(front.world, userId), 'restructure', outcome),
    /** Advances the clock by five seconds, and runs what is due. */
    wait: (ms = 5 * second) => {
      pass(front, userId, ms);
      decideDue(ctxOf(front.world, userId));
    },
  };
};
