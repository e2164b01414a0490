import { describe, expect, test } from 'vitest';
import { addFault, clearFaults, type Fault } from '../../sandbox/lender/faults';
import { exportUser, userById } from '../../sandbox/lender/people';
import { applicationStatus } from '../../domain/application/calls';
import { giveConsent, userConsent } from '../../domain/consent/calls';
import { day } from '../../domain/kernel/instant';
import { kycDraft, saveKycDraft } from '../../domain/kyc/calls';
import { saveToggle, settingsToggles } from '../../domain/settings/calls';
import { describeFronts, enter, goodValue, pass, refusal } from './support/fronts';

const toggle = { body: { feature: 'BILL_REMINDER', enabled: false } };

describeFronts('the lender', (front) => {
  const stored = (userId: string) => {
    const user = userById(front.world, userId);
    return user ? JSON.stringify(exportUser(front.world, user)) : '';
  };

  test('does not show the data of another user', async () => {
    const [one, other] = [enter(front, 'new'), enter(front, 'new')];
    await one.http.call(saveKycDraft, { body: { email: 'secret@contoh.example' } });
    await one.http.call(giveConsent, { body: { type: 'EARLY_REGISTRATION' } });
    expect(stored(one.userId)).toContain('secret@contoh.example');
    expect(stored(other.userId)).not.toContain('secret@contoh.example');
    expect(JSON.stringify(await other.http.call(kycDraft, {}))).not.toContain('secret');
    expect(goodValue(await other.http.call(userConsent, {})).consents).toEqual({});
    expect(await other.http.call(applicationStatus, {})).toMatchObject({
      value: { applicationStatus: 'NOT_APPLIED' },
    });
  });

  test('lets a token expire by the clock of its user', async () => {
    const [one, other] = [enter(front, 'approved'), enter(front, 'approved')];
    pass(front, one.userId, 30 * day);
    expect(await one.http.call(settingsToggles, {})).toMatchObject(refusal(401, 'TOKEN_EXPIRED'));
    expect(await other.http.call(settingsToggles, {})).toMatchObject({ ok: true });
  });

  test('saves a toggle, and refuses an unknown one', async () => {
    const { http } = enter(front, 'approved');
    await http.call(saveToggle, toggle);
    const toggles = goodValue(await http.call(settingsToggles, {}));
    expect(toggles).toContainEqual({ feature: 'BILL_REMINDER', enabled: false });
    const body = { feature: 'constructor', enabled: true };
    expect(await http.call(saveToggle, { body })).toMatchObject(refusal(404, 'FEATURE_NOT_FOUND'));
  });

  describe('under planned faults', () => {
    const plan = (userId: string, fault: Partial<Fault>) =>
      addFault(front.world, {
        path: '/account-management/settings/toggle',
        times: 1,
        userId,
        ...fault,
      });

    test.each([
      ['an error', { status: 500, code: 'DOWN' }, { kind: 'api', status: 500, code: 'DOWN' }],
      ['a broken body', { body: '<html>' }, undefined],
      ['a dropped connection', { drop: true }, { kind: 'network' }],
      ['too many requests', { status: 429, retryAfter: '7' }, { status: 429, retryAfter: 7000 }],
    ])('gives %s once', async (_what, fault, error) => {
      const { http, userId } = enter(front, 'approved');
      plan(userId, fault);
      const first = await http.call(saveToggle, toggle);
      if (error) expect(first).toMatchObject({ ok: false, error });
      expect(stored(userId)).not.toContain('BILL_REMINDER":false');
      expect(await http.call(saveToggle, toggle)).toMatchObject({ ok: true });
      expect(stored(userId)).toContain('BILL_REMINDER":false');
    });

    test('applies to as many calls as planned, of one user only', async () => {
      const [one, other] = [enter(front, 'approved'), enter(front, 'approved')];
      plan(one.userId, { status: 500, times: 2 });
      const ends = [];
      for (const { http } of [one, other, one, one])
        ends.push((await http.call(saveToggle, toggle)).ok);
      expect(ends).toEqual([false, true, false, true]);
    });

    test('can lose the answer of a call that was carried out', async () => {
      const { http, userId } = enter(front, 'approved');
      plan(userId, { drop: true, carriedOut: true });
      expect(await http.call(saveToggle, toggle)).toMatchObject({ error: { kind: 'network' } });
      expect(stored(userId)).toContain('BILL_REMINDER":false');
    });

    test('matches by method, by path with names, and by prefix', async () => {
      const { http, userId } = enter(front, 'approved');
      plan(userId, { method: 'GET', status: 500 });
      expect(await http.call(saveToggle, toggle)).toMatchObject({ ok: true });
      clearFaults(front.world, userId);
      plan(userId, { path: '/account-management/{part}/toggle', status: 502 });
      expect(await http.call(saveToggle, toggle)).toMatchObject({ error: { status: 502 } });
      plan(userId, { path: '/api/account-management/*', status: 503 });
      expect(await http.call(saveToggle, toggle)).toMatchObject({ error: { status: 503 } });
      expect(await http.call(saveToggle, toggle)).toMatchObject({ ok: true });
    });
  });
});
