import { MemoryTracking } from '../../../adapters/memory/memory-tracking';
import { Bills } from '../../../domain/bills/bills';
import { billList } from '../../../domain/bills/calls';
import { cell } from '../../../domain/kernel/live';
import type { Failure } from '../../../domain/kernel/failure';
import { ok, type Result } from '../../../domain/kernel/result';
import type { AnswerOf, Call, InputOf } from '../../../domain/wire/call';
import {
  restructureEligibility,
  restructureEligibilityV1,
  restructureStatus,
  restructureSummary,
  submitRestructure,
} from '../../../domain/restructure/calls';
import { Restructure } from '../../../domain/restructure/restructure';
import { SubmitRestructure } from '../../../domain/restructure/submit-restructure';
import { STORED } from '../../../domain/storage/stored';
import { Visit } from './a-visit';
import { HeldHttp } from './held-http';

export const offered = {
  isEligibleRestructure: true,
  isDiscountEligible: true,
  eligibleRestructureTenors: [
    { tenor: 6, isEligibleForDiscount: true },
    { tenor: 3, isEligibleForDiscount: false },
  ],
};
export const notOffered = { isEligibleRestructure: false, eligibleRestructureTenors: [] };

export const summary = {
  total: 600,
  instalments: [
    { amount: 300, dueTime: '2025-04-30T23:59:59+07:00' },
    { amount: 300, dueTime: '2025-05-31T23:59:59+07:00' },
  ],
};

/** Holds every call but the cost of a tenor, which is answered at once and not counted. */
class LenderHttp extends HeldHttp {
  summary: Result<unknown, Failure> = ok(summary);

  override call<C extends Call>(
    row: C,
    input: InputOf<C>,
    signal?: AbortSignal,
  ): Promise<Result<AnswerOf<C>, Failure>> {
    if ((row as Call) !== restructureSummary) return super.call(row, input, signal);
    const { summary: answer } = this;
    const read = answer.ok ? ok(restructureSummary.answer.parse(answer.value)) : answer;
    return Promise.resolve(read as Result<AnswerOf<C>, Failure>);
  }
}

/** Creates the restructure services over a server whose answers the test controls. The user has seen both plans. */
export const held = (visit = new Visit(), http = new LenderHttp()) => {
  const { clock, storage } = visit;
  const restructure = new Restructure(http, storage);
  const tracking = new MemoryTracking();
  const bills = new Bills(http, clock, storage);
  const polling = { clock, visible$: cell(true), random: () => 0 };
  for (const { tenor } of offered.eligibleRestructureTenors)
    void restructure.plans.of(tenor).load();
  const request = new SubmitRestructure(http, storage, restructure, bills, tracking, polling);
  const rows = new Map<unknown, string>([
    [restructureEligibility, 'v2'],
    [restructureEligibilityV1, 'v1'],
    [submitRestructure, 'submit'],
    [restructureStatus, 'status'],
    [billList, 'bills'],
  ]);
  return {
    http,
    visit,
    storage,
    request,
    tracking,
    waiting: () => http.waiting.map(({ row }) => rows.get(row)),
    status: () => request.state$.value.kind,
    kept: () => [storage.read(STORED.restructureTenor), storage.read(STORED.restructureRequest)],
  };
};
