import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { combinedForm } from '../../../domain/combined/form';
import { fieldsOf } from '../../../domain/forms/form';
import { kycForm } from '../../../domain/kyc/form';
import { ROUTES } from '../../../domain/navigation/routes';
import { event } from '../../../domain/tracking/event';
import {
  type EventName,
  EVENTS,
  type EventRow,
  type PropertiesOf,
  trackedNames,
} from '../../../domain/tracking/events';
import { visitProperties } from '../../../domain/tracking/visit-properties';
import { wireEvent } from '../../../domain/tracking/wire-event';
import { hostile, leaves } from '../support/hostile-events';

const rows = Object.entries(EVENTS) as [EventName, EventRow][];

const isHarmless = (value: unknown) => value === 'OTHER' || typeof value === 'boolean';

test.each(rows)('%s sends no hostile value, in any property', (action, row) => {
  for (const value of hostile) {
    const properties = Object.fromEntries(Object.keys(row).map((name) => [name, value]));
    const said = wireEvent({ action, route: 'home', properties: properties as never }, undefined);
    const left = leaves(said?.page.properties ?? {});
    expect({ value, left: left.filter((it) => !isHarmless(it)) }).toEqual({ value, left: [] });
  }
});

test('the entry point is sent only if it cannot contain personal data', () => {
  const entry = (said: string) =>
    wireEvent(event('restructure_submit', 'home', { entry: said }), undefined)?.page.properties;
  expect(entry('home_card')).toEqual({ entry: 'home_card' });
  for (const said of ['0812-3456-7890', 'Siti Rahayu', 'siti@contoh.example', 'a\u202eb', '<b>'])
    expect(entry(said)).toEqual({ entry: 'OTHER' });
});

test('unknown properties, events and pages are not sent', () => {
  const properties = { eligibility: 'onboarding', name: 'Siti', toString: 'x' };
  const stray = { action: 'page_view', route: '/home?name=siti', properties };
  expect(wireEvent(stray, undefined)).toEqual({
    action: 'page_view',
    page: {
      pageName: 'OTHER',
      product: 'pay-later',
      properties: { eligibility: 'onboarding' },
      kycDetail: { userType: 'non_gopayplus' },
    },
  });
  for (const action of ['of_nobody', 'constructor', 'toString'])
    expect(wireEvent({ action, route: 'home', properties: {} }, undefined)).toBe(undefined);
});

test.each([
  ['gopayplus', 'gopayplus'],
  ['non_gopayplus', 'non_gopayplus'],
  [undefined, 'non_gopayplus'],
])('every event of a visit of %s has the user type %s (spec §7)', (stored, userType) => {
  for (const [action] of rows) {
    const said = wireEvent({ action, route: 'home', properties: {} }, stored);
    expect(said?.page).toEqual({
      pageName: 'home',
      product: 'pay-later',
      kycDetail: { userType },
    });
  }
});

test('with any properties, no text is long and none contains eight digits in a row', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.string({ maxLength: 300 }),
    fc.stringMatching(/^[\w .:|/+-]{0,140}$/),
    fc.stringMatching(/^[A-Z0-9_]{1,70}$/),
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.anything(),
  );
  const said = fc.dictionary(
    fc.constantFrom(...rows.flatMap(([, row]) => Object.keys(row))),
    anything,
  );
  fc.assert(
    fc.property(fc.constantFrom(...rows.map(([action]) => action)), said, (action, properties) => {
      const sent = wireEvent({ action, route: 'home', properties: properties as never }, undefined);
      const body = JSON.stringify(sent?.page.properties ?? {});
      expect(body).not.toMatch(/\d{8}|@/);
      for (const leaf of leaves(sent?.page.properties))
        expect(String(leaf).length).toBeLessThan(129);
    }),
    { numRuns: 2_000 },
  );
});

test('the tracked names are those of the fields, and `where` accepts every route', () => {
  const tracked = [...fieldsOf(kycForm), ...fieldsOf(combinedForm)].flatMap(
    (it) => it.tracked ?? [],
  );
  expect(new Set(tracked)).toEqual(new Set(trackedNames));
  expect(trackedNames).toHaveLength(16);
  for (const [name, { path }] of Object.entries(ROUTES))
    expect([name, EVENTS.render_error.where.fits(path)]).toEqual([name, true]);
});

test('the types check the required and the allowed properties of an event', () => {
  expectTypeOf<PropertiesOf<'page_view'>>().toExtend<{ readonly eligibility: string }>();
  expectTypeOf<keyof PropertiesOf<'setting_toggled'>>().toEqualTypeOf<
    'outcome' | 'code' | 'feature' | 'enabled'
  >();
  expectTypeOf<PropertiesOf<'otp_checked'>['outcome']>().toEqualTypeOf<
    'done' | 'refused' | 'unknown'
  >();
  expectTypeOf({ eligibility: 'Siti' }).not.toExtend<PropertiesOf<'page_view'>>();
  expectTypeOf({}).not.toExtend<PropertiesOf<'page_view'>>();
  expect(rows.length).toBeGreaterThan(30);
});

test('the context of a visit sends versions, fixed values, random ids and attribution, each checked', () => {
  const known = {
    SourcePage: 'Home',
    source: 'gopay',
    utm_source: 'Iklan',
    gpl_campaign: '081234567890',
    version: '1.9.1',
    host: 'gopay',
    hostVersion: '4.90.0-beta',
    language: 'id',
    trackingId: 123_456_789_012,
    visitorId: '8c1f7f0e-6b1a-4d0e-9a4e-0f4f5f2b7a11',
    sessionId: 'Siti Rahayu',
    secondSessionId: '1b671a64-40d5-491e-99b0-da01ff1f3341',
    appSource: 'siti',
    entryPoint: 'siti@contoh.example',
    secret: 'rahasia',
  };
  expect(visitProperties(known)).toEqual({
    version: '1.9.1',
    host: 'gopay',
    hostVersion: 'OTHER',
    language: 'id',
    trackingId: 123_456_789_012,
    visitorId: '8c1f7f0e-6b1a-4d0e-9a4e-0f4f5f2b7a11',
    sessionId: 'OTHER',
    secondSessionId: '1b671a64-40d5-491e-99b0-da01ff1f3341',
    appSource: 'OTHER',
    entryPoint: 'OTHER',
    sources: { SourcePage: 'Home', source: 'gopay' },
    utm: { utm_source: 'Iklan', gpl_campaign: 'OTHER' },
  });
});
