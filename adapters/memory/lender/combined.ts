import type { Some } from './handler';
import { begun, merged, whyNotEditable } from './kyc';
import { single, type CombinedDraft } from './records';
import { keep, mine } from './world';

export const combined: Some<'combinedDraft' | 'saveCombinedDraft'> = {
  combinedDraft: (_, ctx) =>
    mine(ctx, single.combinedDraft) ?? { submissionId: `${ctx.user.id}-combined` },

  saveCombinedDraft: ({ body }, ctx) => {
    const refusal = whyNotEditable(ctx);
    if (refusal) return refusal;
    const before = mine(ctx, single.combinedDraft) ?? { submissionId: `${ctx.user.id}-combined` };
    keep(ctx, single.combinedDraft, merged<CombinedDraft>(before, body));
    begun(ctx);
    return {};
  },
};
