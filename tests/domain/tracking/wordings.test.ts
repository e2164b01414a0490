import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import combinedEn from '../../../ui/messages/en/combined.json';
import formEn from '../../../ui/messages/en/form.json';
import combinedId from '../../../ui/messages/id/combined.json';
import formId from '../../../ui/messages/id/form.json';
import { event } from '../../../domain/tracking/event';
import { wireEvent } from '../../../domain/tracking/wire-event';
import { newest, WORDINGS } from '../../../domain/tracking/wordings';

const sent = (said: Parameters<typeof wireEvent>[0]) => wireEvent(said, undefined)?.page.properties;

test('the version of the accepted wording is sent with the event, and no other value in its place', () => {
  for (const textVersion of WORDINGS.application)
    expect(sent(event('terms_accepted', 'kycTerms', { textVersion }))).toEqual({ textVersion });
  for (const textVersion of WORDINGS.loan)
    expect(
      sent(event('loan_consent', 'combinedTerms', { type: 'NEW_ONBOARDING', textVersion })),
    ).toEqual({ type: 'NEW_ONBOARDING', textVersion });
  for (const textVersion of ['2025-2', '1995-03', '3171-23', '0812-34', 'Siti', '2025-1 Siti'])
    expect(
      sent({ action: 'terms_accepted', route: 'kycTerms', properties: { textVersion } }),
    ).toEqual({ textVersion: 'OTHER' });
});

const fingerprint = (...texts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);

const agreed = ({ terms: { lead, sent, after, agree } }: typeof formId) => ({
  lead,
  sent,
  after,
  agree,
});

/** The newest version of each text. A changed text needs a new version in WORDINGS, and a new fingerprint here. */
test('the accepted texts match the fingerprint of their version', () => {
  expect({
    application: [newest(WORDINGS.application), fingerprint(agreed(formId), agreed(formEn))],
    loan: [newest(WORDINGS.loan), fingerprint(combinedId.terms.points, combinedEn.terms.points)],
  }).toEqual({
    application: ['2026-1', 'e72d8eb907c99e6f'],
    loan: ['2026-2', '2b8bf4afb1a19e0a'],
  });
});
