import { combinedDraft } from '../../domain/combined/calls';
import { applicationOf } from './application';
import type { SomeHandlers } from './handler';
import { begun, merged, readable, whyNotEditable } from './kyc';
import { whyNotAvailable, withProducts } from './products';
import { single, type CombinedDraftRecord } from './records';
import { change, keep, mine, Refusal, type Ctx } from './world';

/** Returns the draft of a user without any answers. It has the fields that the lender already knows. */
const untouched = ({ user }: Ctx): CombinedDraftRecord => ({
  submissionId: `${user.id}-combined`,
  userInfo: { mobileNumber: user.phone, email: user.email },
});

export const combinedDraftOf = (ctx: Ctx): CombinedDraftRecord =>
  merged(untouched(ctx), mine(ctx, single.combinedDraft) ?? {});

export const combinedHandlers: SomeHandlers<'combinedDraft' | 'saveCombinedDraft'> = {
  combinedDraft: (_, ctx) => combinedDraftOf(ctx),

  saveCombinedDraft: ({ body, headers }, ctx) => {
    const state = applicationOf(ctx);
    const refusal = whyNotEditable(ctx) ?? whyNotAvailable(state, body.additionalProducts ?? []);
    if (refusal) return refusal;
    const draft = readable(combinedDraft, merged<CombinedDraftRecord>(combinedDraftOf(ctx), body));
    if (draft instanceof Refusal) return draft;
    keep(ctx, single.combinedDraft, draft);
    if (headers['X-Trigger-Data-Send'] === 'true')
      keep(ctx, single.combinedDataSent, { at: ctx.now });
    if (body.additionalProducts)
      change(ctx, single.application, {
        additionalProductStatus: withProducts(
          state.additionalProductStatus,
          body.additionalProducts,
          'DRAFT',
        ),
      });
    begun(ctx);
    return {};
  },
};
