import type { AnswerOf } from '../../domain/kernel/call';
import { err, mapResult, ok } from '../../domain/kernel/result';
import type {
  restructureEligibility,
  restructureEligibilityV1,
  restructureSummary,
} from '../../domain/restructure/calls';
import { isElsewhere, type Offer, readOffer, readOfferV1 } from '../../domain/restructure/offer';
import { type Plan, readPlan } from '../../domain/restructure/plan';
import { whole } from '../core/attributes';
import { elementRow } from '../core/element-row';
import type { Source } from '../core/page';
import {
  count,
  fields,
  flag,
  instant,
  optional,
  optionalRows,
  rows,
  rupiah,
  text,
} from '../core/reader';
import {
  type CallResult,
  type ElementCall,
  callServer,
  type CallContext,
} from '../core/call-server';
import { PlanView } from '../views/plan-view';
import { CardSkeleton } from '../views/skeletons';

type Eligibility = AnswerOf<typeof restructureEligibility>;
type EligibilityV1 = AnswerOf<typeof restructureEligibilityV1>;
type Summary = AnswerOf<typeof restructureSummary>;

const none = ['AFI_USER_NOT_ALLOWED', 'RESTRUCTURE_NOT_OFFERED'];

/** The read-only restructure rows of CALLS (spec §7), reduced to what is shown. */
export const eligibility: ElementCall<Eligibility> = {
  method: 'GET',
  path: '/v2/loan-restructure/eligibility',
  retry: 0,
  timeout: 15_000,
  none,
  read: fields<Eligibility>({
    isEligibleRestructure: flag,
    isDiscountEligible: optional(flag),
    eligibleRestructureTenors: rows(
      fields<Eligibility['eligibleRestructureTenors'][number]>({
        tenor: count,
        isEligibleForDiscount: optional(flag),
      }),
      'tenor',
    ),
  }),
  isNothing: (answer) =>
    answer.isEligibleRestructure && answer.eligibleRestructureTenors.length === 0,
};

export const eligibilityV1: ElementCall<EligibilityV1> = {
  method: 'GET',
  path: '/v1/loan-restructure/eligibility',
  retry: 2,
  timeout: 15_000,
  none,
  read: fields<EligibilityV1>({
    isEligibleRestructure: flag,
    eligibleRestructureTenors: rows(count),
  }),
  isNothing: (answer) =>
    answer.isEligibleRestructure && answer.eligibleRestructureTenors.length === 0,
};

export const summaryOf = (tenor: number): ElementCall<Summary> => ({
  method: 'GET',
  path: `/v1/loan-restructure/summary?tenor=${tenor}`,
  retry: 2,
  timeout: 15_000,
  none,
  read: fields<Summary>({
    tenor: optional(count),
    currency: optional(text),
    principal: optional(rupiah),
    fee: optional(rupiah),
    discount: optional(rupiah),
    total: optional(rupiah),
    instalments: optionalRows(
      fields<NonNullable<Summary['instalments']>[number]>({
        id: optional(text),
        amount: optional(rupiah),
        principal: optional(rupiah),
        fee: optional(rupiah),
        dueTime: optional(instant),
      }),
    ),
  }),
  isNothing: (answer) => {
    const plan = readPlan(tenor, answer);
    return plan.ok && isEmpty(plan.value);
  },
});

const isEmpty = ({ total, instalments }: Plan): boolean =>
  total === undefined && instalments.length === 0;

/** The newer eligibility call, or the older one when that fails (spec §8). */
const offer = async (context: CallContext, signal: AbortSignal): Promise<CallResult<Offer>> => {
  const newer = await callServer(eligibility, context, signal);
  if (newer.ok || isElsewhere(newer.error))
    return mapResult(newer, (answer) => answer && readOffer(answer));
  return mapResult(
    await callServer(eligibilityV1, context, signal),
    (answer) => answer && readOfferV1(answer),
  );
};

/** The plan of a tenor; without one, of the shortest tenor on offer. */
const plan =
  (wanted: number | undefined): Source<Plan>['read'] =>
  async (context, signal) => {
    const offered = wanted === undefined ? await offer(context, signal) : ok([{ tenor: wanted }]);
    if (!offered.ok) return offered;
    const tenor = offered.value?.[0]?.tenor;
    if (tenor === undefined) return ok(undefined);
    const answer = await callServer(summaryOf(tenor), context, signal);
    if (!answer.ok || answer.value === undefined)
      return answer.ok ? ok(undefined) : err(answer.error);
    return readPlan(tenor, answer.value);
  };

export const instalmentPlan = elementRow({
  tag: 'paylater-instalment-plan',
  attributes: { tenor: whole<number | undefined>(1, 60, undefined) },
  source: ({ tenor }) => ({ key: `plan ${tenor ?? ''}`, read: plan(tenor) }),
  isEmpty,
  title: (messages, { tenor }) =>
    tenor === undefined ? messages.plan.title : messages.plan.total(tenor),
  emptyState: ({ plan: messages }) => ({
    text: messages.none,
    link: { what: 'bills', label: messages.bills, path: '/repayment/bill-list' },
  }),
  link: ({ plan: messages }) => ({
    what: 'restructure',
    label: messages.go,
    path: '/bill-restructure',
  }),
  View: PlanView,
  Skeleton: ({ values: { tenor = 3 } }) => CardSkeleton({ lines: 3 + tenor }),
  height: ({ tenor = 3 }) => 444 + 41 * tenor,
});
