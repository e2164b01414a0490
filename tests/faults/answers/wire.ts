import type { CallName } from '../../../domain/calls';
import type { Http } from '../../../domain/ports/http';
import type { HttpParts } from '../../support/app/open-app';
import { fetchHttp } from '../../support/fetch-http';
import { lenderFetch, refusal } from '../support/lender-fetch';

/** Changes the lender's answer to a call; the answer is in the client's case. */
export type Change = (name: CallName, answer: unknown) => unknown;

/**
 * Returns the response in place of an answer; `undefined` for the answer itself. `carryOut` lets the lender carry the
 * call out, and returns its answer; `undefined` where it refuses.
 */
export type Reply = (name: CallName, carryOut: () => unknown) => Response | undefined;

/** Creates the client's own adapter over a lender in memory whose answers are changed. */
export const changedHttp =
  (change: Change, failing: readonly CallName[] = [], reply: Reply = () => undefined) =>
  ({ world, clock, reporter, token }: HttpParts): Http =>
    fetchHttp({
      bases: { '/v1': '/v1', '/v2': '/v2', '/account-management': '/account-management' },
      token,
      clock,
      reporter,
      fetch: lenderFetch(world, ({ name, carryOut, answer }) => {
        if (failing.includes(name)) return refusal(422, 'NOT_OFFERED');
        return reply(name, carryOut) ?? answer((data) => change(name, data));
      }),
    });
