import type { Answer } from '../../domain/calls';
import { err, mapResult, ok } from '../../domain/kernel/result';
import { isElsewhere, offeredTenors } from '../../domain/restructure/offer';
import { type Plan, readPlan } from '../../domain/restructure/plan';
import { whole } from '../core/attributes';
import { elementRow } from '../core/element-row';
import type { Source } from '../core/page-state';
import { rowOf } from '../core/rows';
import {
  type CallResult,
  type ElementCall,
  callServer,
  type CallContext,
  isPersonUnknown,
} from '../core/call-server';
import { PlanView } from '../views/plan-view';
import { CardSkeleton } from '../views/skeletons';

const none = ['AFI_USER_NOT_ALLOWED', 'RESTRUCTURE_NOT_OFFERED'];

const isNothing = (answer: {
  readonly isEligibleRestructure: boolean;
  readonly eligibleRestructureTenors: readonly unknown[];
}): boolean => answer.isEligibleRestructure && answer.eligibleRestructureTenors.length === 0;

/** The read-only restructure rows of CALLS (spec §7), reduced to the shown fields. */
export const eligibility: ElementCall<Answer<'restructureEligibility'>> = {
  ...rowOf('restructureEligibility'),
  none,
  isNothing,
};

export const eligibilityV1: ElementCall<Answer<'restructureEligibilityV1'>> = {
  ...rowOf('restructureEligibilityV1'),
  none,
  isNothing,
};

const summary = rowOf('restructureSummary');

export const summaryOf = (tenor: number): ElementCall<Answer<'restructureSummary'>> => ({
  ...summary,
  path: `${summary.path}?tenor=${tenor}`,
  none,
  isNothing: () => false,
});

/** Returns the tenors of the newer eligibility call, or of the older one when the newer one fails (spec §8). */
const offer = async (
  context: CallContext,
  signal: AbortSignal,
): Promise<CallResult<readonly number[]>> => {
  const newer = await callServer(eligibility, context, signal);
  if (newer.ok || isElsewhere(newer.error) || isPersonUnknown(newer.error))
    return mapResult(
      newer,
      (answer) =>
        answer &&
        offeredTenors(
          answer.isEligibleRestructure,
          answer.eligibleRestructureTenors.map(({ tenor }) => tenor),
        ),
    );
  return mapResult(
    await callServer(eligibilityV1, context, signal),
    (answer) =>
      answer && offeredTenors(answer.isEligibleRestructure, answer.eligibleRestructureTenors),
  );
};

/** Loads the plan of a tenor; without a tenor, of the shortest one on offer. */
const plan =
  (wanted: number | undefined): Source<Plan>['read'] =>
  async (context, signal) => {
    const offered = wanted === undefined ? await offer(context, signal) : ok([wanted]);
    if (!offered.ok) return offered;
    const tenor = offered.value?.[0];
    if (tenor === undefined) return ok(undefined);
    const answer = await callServer(summaryOf(tenor), context, signal);
    if (!answer.ok || answer.value === undefined)
      return answer.ok ? ok(undefined) : err(answer.error);
    return readPlan(tenor, answer.value);
  };

export const instalmentPlanElement = elementRow({
  attributes: { tenor: whole<number | undefined>(1, 60, undefined) },
  source: ({ tenor }) => ({ key: `plan ${tenor ?? ''}`, read: plan(tenor) }),
  // A plan always has a total. A user without a plan gets a refusal, or an offer without tenors.
  isEmpty: () => false,
  title: (messages, { tenor }) =>
    tenor === undefined ? messages.plan.title : messages.plan.total(tenor),
  emptyState: ({ plan: messages }, _, { tenor }) => ({
    text: tenor === undefined ? messages.none : messages.notOffered,
    link: { what: 'bills', label: messages.bills, path: '/repayment/bill-list' },
  }),
  link: ({ plan: messages }) => ({
    what: 'restructure',
    label: messages.go,
    path: '/bill-restructure',
  }),
  View: PlanView,
  Skeleton: ({ values: { tenor = 3 } }) => CardSkeleton({ lines: 2 + tenor }),
  height: ({ tenor = 3 }) => 337 + 41 * tenor,
});
