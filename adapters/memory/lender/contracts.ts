import { noAccount } from './application';
import type { Some } from './handler';
import { helpPage } from './home-modules';
import { many } from './records';
import { contractOf } from './session';
import { add, refuse } from './world';

export const contracts: Some<'facilityAgreement' | 'signContract'> = {
  facilityAgreement: (_, ctx) => {
    const contractId = contractOf(ctx);
    if (contractId === undefined) return noAccount;
    return { agreementUrl: `${helpPage}agreements/${contractId}.pdf`, contractId };
  },

  signContract: ({ body }, ctx) => {
    if (body.contractId !== contractOf(ctx))
      return refuse(404, 'CONTRACT_NOT_FOUND', 'No such contract.');
    add(ctx, many.signatures, body.contractId, {
      contractId: body.contractId,
      at: ctx.now,
      deviceInfo: body.deviceInfo,
    });
    return {};
  },
};
