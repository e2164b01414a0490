import type { Instant } from '../../domain/kernel/instant';
import { noAccount } from './application';
import type { SomeHandlers } from './handler';
import { many, single } from './records';
import { contractOf } from './session';
import { add, all, mine, refuse, type Ctx } from './world';

const signatureOf = (ctx: Ctx, contractId: string) =>
  all(ctx, many.signatures).find((signature) => signature.contractId === contractId);

/** Returns when a contract was signed: with its approval, unless its user signs in the client. Epoch ms. */
export const signedAtOf = (
  ctx: Ctx,
  contractId: string,
  approvedAt: Instant,
): Instant | undefined =>
  mine(ctx, single.toSign) ? signatureOf(ctx, contractId)?.at : approvedAt;

export const contractHandlers: SomeHandlers<'facilityAgreement' | 'signContract'> = {
  facilityAgreement: (_, ctx) => {
    const contractId = contractOf(ctx);
    if (contractId === undefined) return noAccount;
    const agreementUrl = `${ctx.pages()}/agreements/${contractId}`;
    const toSign = mine(ctx, single.toSign);
    if (toSign?.silent) return { agreementUrl };
    return {
      agreementUrl,
      contractId,
      signed: !toSign || signatureOf(ctx, contractId) !== undefined,
    };
  },

  /** A second signature changes nothing. The device of the first one stays recorded. */
  signContract: ({ body }, ctx) => {
    if (body.contractId !== contractOf(ctx))
      return refuse(404, 'CONTRACT_NOT_FOUND', 'No such contract.');
    if (signatureOf(ctx, body.contractId))
      return mine(ctx, single.toSign)?.silent
        ? refuse(409, 'CONTRACT_ALREADY_SIGNED', 'This contract is signed.')
        : {};
    add(ctx, many.signatures, body.contractId, {
      contractId: body.contractId,
      at: ctx.now,
      deviceInfo: body.deviceInfo,
    });
    return {};
  },
};
