import type * as z from 'zod/mini';
import type { submitApplication } from '../../domain/application/calls';
import { applicationOf, userNotAllowed, whyClosed } from './application';
import { combinedDraftOf } from './combined';
import { missingInCombined, missingInKyc } from './completeness';
import { decisionTime, staysInReview } from './decision';
import type { SomeHandlers } from './handler';
import { whyNotIdentified } from './identity';
import { sendOtp } from './otp';
import { hasConsent, whyNotAvailable, withProducts } from './products';
import {
  many,
  single,
  type ApplicationRecord,
  type CombinedDraftRecord,
  type DraftRecord,
} from './records';
import { add, change, mine, refuse, type Ctx, type Refusal } from './world';

type Body = z.output<typeof submitApplication.body>;

const incomplete = (lacks: readonly string[]): Refusal | undefined =>
  lacks.length > 0
    ? refuse(422, 'APPLICATION_INCOMPLETE', `Still missing: ${lacks.join(', ')}.`)
    : undefined;

const withoutConsent = (ctx: Ctx, asked: readonly string[]): Refusal | undefined =>
  asked.length > 0 && !hasConsent(ctx)
    ? refuse(422, 'CONSENT_MISSING', 'The additional product needs the person’s consent.')
    : undefined;

const whyNotCombined = (
  ctx: Ctx,
  state: ApplicationRecord,
  { additionalProducts: asked = [], onekycSubmissionUuid }: Body,
  draft: CombinedDraftRecord,
): Refusal | undefined =>
  whyNotAvailable(state, asked) ??
  withoutConsent(ctx, asked) ??
  incomplete(missingInCombined(draft, onekycSubmissionUuid, state.eligibility === 'MIGRATED')) ??
  whyNotIdentified(ctx, onekycSubmissionUuid);

const whyNotSingle = (
  ctx: Ctx,
  state: ApplicationRecord,
  draft: DraftRecord,
): Refusal | undefined =>
  incomplete(missingInKyc(draft, state.eligibility === 'MIGRATED')) ??
  whyNotIdentified(ctx, draft.onekycSubmissionUuid);

/** Returns whether it uses the combined draft: with `additionalProducts`, even an empty list, whatever its flow. */
const isCombined = ({ additionalProducts, flowType }: Body): boolean =>
  additionalProducts !== undefined || flowType === 'COMBINED';

export const submissionHandlers: SomeHandlers<'submitApplication'> = {
  submitApplication: ({ body, headers }, ctx) => {
    const state = applicationOf(ctx);
    const combined = isCombined(body);
    const draft = combined ? combinedDraftOf(ctx) : (mine(ctx, single.draft) ?? {});
    const refusal =
      whyClosed(state) ??
      (state.isNotAllowed ? userNotAllowed : undefined) ??
      (combined ? whyNotCombined(ctx, state, body, draft) : whyNotSingle(ctx, state, draft));
    if (refusal) return refusal;
    const id = ctx.ids.uuid();
    add(ctx, many.submissions, id, {
      id,
      at: ctx.now,
      flow: combined ? 'COMBINED' : 'GPL',
      ...(headers['migration-entry'] === undefined
        ? {}
        : { migrationEntry: headers['migration-entry'] }),
      request: body,
      draft,
      ...(state.asksOtp || staysInReview(draft) ? {} : { decideAt: ctx.now + decisionTime }),
    });
    const status = state.asksOtp ? 'PENDING_AUTH' : 'SUBMITTED';
    if (state.asksOtp) sendOtp(ctx, 'SMS');
    change(ctx, single.application, {
      status,
      ...(body.additionalProducts && {
        additionalProductStatus: withProducts(
          state.additionalProductStatus,
          body.additionalProducts,
          'PROCESSING',
        ),
      }),
    });
    return { applicationStatus: status };
  },
};
