import type { Instant } from '../../domain/kernel/instant';
import type { Rupiah } from '../../domain/kernel/money';
import { approvals } from './application';
import { signedAtOf } from './contracts';
import { lateFee } from './ledger';
import { creditLimitOf } from './limit';
import { userContextOf } from './people';
import { users } from './records';
import { maskedName } from './rekyc';
import { prices } from './restructure-terms';
import type { World } from './world';

/** The contents of a facility agreement: the terms of this lender, with one user's figures. */
export interface AgreementTerms {
  readonly contractId: string;
  /** The borrower's name, masked, since anybody with the address can read the page. */
  readonly name: string;
  readonly approvedAt: Instant;
  /** The whole credit line, and the part of it that expires. */
  readonly limit: Rupiah;
  readonly temporary: Rupiah;
  /** The fee for each late bill. */
  readonly lateFee: Rupiah;
  /** The price of splitting, per month, in thousandths of the split amount. */
  readonly prices: readonly { readonly tenor: number; readonly fee: number }[];
  readonly signedAt?: Instant;
}

/** Returns the terms of the agreement with this id, if it exists. */
export const agreementTerms = (world: World, contractId: string): AgreementTerms | undefined => {
  for (const user of world.store.list(users)) {
    const ctx = userContextOf(world, user);
    const approval = approvals(ctx).find(({ id }) => id === contractId);
    if (!approval) continue;
    const { total, temporary } = creditLimitOf(ctx);
    const approvedAt = approval.decidedAt ?? approval.at;
    const signedAt = signedAtOf(ctx, contractId, approvedAt);
    return {
      contractId,
      name: maskedName(user.name),
      approvedAt,
      limit: total,
      temporary,
      lateFee,
      prices,
      ...(signedAt !== undefined && { signedAt }),
    };
  }
  return undefined;
};
