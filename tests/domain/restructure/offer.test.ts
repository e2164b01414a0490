import { expect, test } from 'vitest';
import type { Failure } from '../../../domain/kernel/failure';
import {
  restructureEligibility,
  restructureEligibilityV1,
} from '../../../domain/restructure/calls';
import { askOffer } from '../../../domain/restructure/offer';
import { api, HeldHttp, settled } from '../support/held-http';

const v2 = restructureEligibility;
const v1 = restructureEligibilityV1;

const asking = () => {
  const http = new HeldHttp();
  return { http, offer: askOffer(http) };
};

test('the newer eligibility lists each tenor once, shortest first, and the older one is not requested', async () => {
  const { http, offer } = asking();
  await http.answer(
    v2.answer.parse({
      isEligibleRestructure: true,
      isDiscountEligible: true,
      eligibleRestructureTenors: [
        { tenor: '12', isEligibleForDiscount: true },
        { tenor: 3 },
        { tenor: 0 },
        { tenor: 3, isEligibleForDiscount: false },
      ],
    }),
  );
  expect(await offer).toEqual({
    ok: true,
    value: [
      { tenor: 3, isDiscounted: false },
      { tenor: 12, isDiscounted: true },
    ],
  });
  expect(http.sent).toBe(1);
});

test.each([
  [true, true],
  [undefined, true],
  [false, false],
])('with a discount for the user: %s, a discounted tenor is marked: %s', async (person, marked) => {
  const { http, offer } = asking();
  await http.answer({
    isEligibleRestructure: true,
    ...(person !== undefined && { isDiscountEligible: person }),
    eligibleRestructureTenors: [{ tenor: 3, isEligibleForDiscount: true }],
  });
  expect(await offer).toEqual({ ok: true, value: [{ tenor: 3, isDiscounted: marked }] });
});

test('an ineligible user is offered nothing, whatever tenors the answer names', async () => {
  const { http, offer } = asking();
  await http.answer({ isEligibleRestructure: false, eligibleRestructureTenors: [{ tenor: 3 }] });
  expect(await offer).toEqual({ ok: true, value: [] });
  expect(http.sent).toBe(1);
});

test.each<Failure>([
  api(404),
  api(500, 'DOWN'),
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'contract', path: 'eligibleRestructureTenors' },
])(
  'when the newer eligibility fails ($kind), the older one is requested, which has no discount',
  async (failure) => {
    const { http, offer } = asking();
    await http.fail(failure);
    expect(http.waiting.map(({ row }) => row)).toEqual([v1]);
    await http.answer({ isEligibleRestructure: true, eligibleRestructureTenors: [6, 3] });
    expect(await offer).toEqual({
      ok: true,
      value: [
        { tenor: 3, isDiscounted: false },
        { tenor: 6, isDiscounted: false },
      ],
    });
  },
);

test('when both fail there is no offer, and the last failure is returned', async () => {
  const { http, offer } = asking();
  await http.fail(api(500, 'FIRST'));
  await http.fail(api(500, 'SECOND'));
  expect(await offer).toEqual({ ok: false, error: api(500, 'SECOND') });
});

test.each<Failure>([api(401), api(503), { kind: 'cancelled' }])(
  'after %j the older eligibility is not requested',
  async (failure) => {
    const { http, offer } = asking();
    await http.fail(failure);
    await settled();
    expect(await offer).toEqual({ ok: false, error: failure });
    expect(http.sent).toBe(1);
  },
);
