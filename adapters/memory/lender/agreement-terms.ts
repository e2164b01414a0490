import type { Instant } from '../../../domain/kernel/instant';
import type { Rupiah } from '../../../domain/kernel/money';
import { approvals } from './application';
import { lateFee } from './ledger';
import { limitOf } from './limit';
import { contextOf } from './people';
import { many, users } from './records';
import { maskedName } from './rekyc';
import { prices } from './restructure-terms';
import { all, type World } from './world';

/** What a facility agreement states: the terms this lender keeps to, with one person's figures. */
export interface AgreementTerms {
  readonly contractId: string;
  /** Of the borrower, masked: anybody who has the address can read it. */
  readonly name: string;
  readonly approvedAt: Instant;
  /** The whole line, and the part of it that ends by itself. */
  readonly limit: Rupiah;
  readonly temporary: Rupiah;
  /** Of each bill that is late. */
  readonly lateFee: Rupiah;
  /** What splitting costs a month, in thousandths of what is split. */
  readonly prices: readonly { readonly tenor: number; readonly fee: number }[];
  readonly signedAt?: Instant;
}

/** The terms of the agreement with this id; `undefined` when nobody has it. */
export const agreementTerms = (world: World, contractId: string): AgreementTerms | undefined => {
  for (const user of world.store.list(users)) {
    const ctx = contextOf(world, user);
    const approval = approvals(ctx).find(({ id }) => id === contractId);
    if (!approval) continue;
    const { total, temporary } = limitOf(ctx);
    const signature = all(ctx, many.signatures).find((it) => it.contractId === contractId);
    return {
      contractId,
      name: maskedName(user.name),
      approvedAt: approval.decidedAt ?? approval.at,
      limit: total,
      temporary,
      lateFee,
      prices,
      ...(signature && { signedAt: signature.at }),
    };
  }
  return undefined;
};
