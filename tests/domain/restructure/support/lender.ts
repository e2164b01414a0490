import { MemoryTracking } from '../../../../adapters/memory/memory-tracking';
import { Bills } from '../../../../domain/bills/bills';
import { billList } from '../../../../domain/bills/calls';
import { cell } from '../../../../domain/kernel/live';
import type { Failure } from '../../../../domain/kernel/failure';
import {
  restructureEligibility,
  restructureEligibilityV1,
  restructureStatus,
  submitRestructure,
} from '../../../../domain/restructure/calls';
import { Restructure } from '../../../../domain/restructure/restructure';
import { SubmitRestructure } from '../../../../domain/restructure/submit-restructure';
import { STORED } from '../../../../domain/storage/stored';
import { Visit } from '../../support/a-visit';
import { HeldHttp } from '../../support/held-http';

export const api = (status: number, code?: string): Failure => ({
  kind: 'api',
  status,
  ...(code !== undefined && { code }),
});

export const offered = {
  isEligibleRestructure: true,
  isDiscountEligible: true,
  eligibleRestructureTenors: [
    { tenor: 6, isEligibleForDiscount: true },
    { tenor: 3, isEligibleForDiscount: false },
  ],
};
export const notOffered = { isEligibleRestructure: false, eligibleRestructureTenors: [] };

/** Creates the restructure services over a server whose answers the test controls. */
export const held = (visit = new Visit(), http = new HeldHttp()) => {
  const { clock, storage } = visit;
  const restructure = new Restructure(http);
  const tracking = new MemoryTracking();
  const bills = new Bills(http, clock, storage);
  const polling = { clock, visible$: cell(true) };
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
    restructure,
    request,
    tracking,
    waiting: () => http.waiting.map(({ row }) => rows.get(row)),
    status: () => request.state$.value.kind,
    kept: () => [storage.read(STORED.restructureTenor), storage.read(STORED.restructureRequest)],
  };
};
