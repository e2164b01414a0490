import { expect, test } from 'vitest';
import { many } from '../../sandbox/lender/records';
import { all } from '../../sandbox/lender/world';
import { facilityAgreement, signContract } from '../../domain/contracts/calls';
import { userInfo } from '../../domain/session/calls';
import { describeFronts, enter, goodValue, refusal } from './support/fronts';
import { ctxOf } from './support/samples';

const deviceInfo = { userAgent: 'test', appVersion: '1.9.1' };

describeFronts('the facility agreement', (front) => {
  const reader = (persona: string) => {
    const { http, userId } = enter(front, persona);
    return {
      http,
      read: async () => goodValue(await http.call(facilityAgreement, {})),
      sign: (contractId = '', device = deviceInfo) =>
        http.call(signContract, { body: { contractId, deviceInfo: device } }),
      signatures: () => all(ctxOf(front.world, userId), many.signatures),
    };
  };

  test('that needs a signature is unsigned until it has one', async () => {
    const { read, sign, signatures } = reader('contract-unsigned');
    const { signed, contractId } = await read();
    expect(signed).toBe(false);
    expect(await sign(contractId)).toMatchObject({ ok: true });
    expect(await read()).toMatchObject({ signed: true, contractId });
    expect(signatures()).toMatchObject([{ contractId, deviceInfo }]);
  });

  test('keeps the device of the first signature', async () => {
    const { read, sign, signatures } = reader('contract-unsigned');
    const { contractId } = await read();
    await sign(contractId);
    expect(await sign(contractId, { userAgent: 'other', appVersion: '2' })).toMatchObject({
      ok: true,
    });
    expect(signatures()).toMatchObject([{ deviceInfo }]);
  });

  test('of any other persona counts as signed', async () => {
    expect(await reader('approved').read()).toMatchObject({ signed: true });
  });

  test('may hide its signature, and then refuses a second one', async () => {
    const { http, read, sign } = reader('contract-silent');
    expect(Object.keys(await read())).toEqual(['agreementUrl']);
    const { contractId } = goodValue(await http.call(userInfo, {}));
    expect(await sign(contractId)).toMatchObject({ ok: true });
    expect(await sign(contractId)).toMatchObject(refusal(409, 'CONTRACT_ALREADY_SIGNED'));
  });

  test('of another user cannot be signed', async () => {
    const { contractId } = await reader('contract-unsigned').read();
    const other = reader('contract-unsigned');
    expect(await other.sign(contractId)).toMatchObject(refusal(404, 'CONTRACT_NOT_FOUND'));
    expect(other.signatures()).toEqual([]);
    expect(await other.read()).toMatchObject({ signed: false });
  });
});
