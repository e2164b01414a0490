import * as z from 'zod/mini';
import { hour } from '../../domain/kernel/instant';
import { kycDraft } from '../../domain/kyc/calls';
import type { Call } from '../../domain/wire/call';
import { applicationOf, hasAccount, whyClosed } from './application';
import type { SomeHandlers } from './handler';
import { many, single, type DraftRecord, type OneKycRecord } from './records';
import { change, keep, mine, Refusal, refuse, type Ctx } from './world';

/** Replaces some fields of a draft: merges groups, replaces other values. */
export const merged = <T extends object>(before: T, fields: T): T => {
  const both = { ...before } as Record<string, unknown>;
  for (const [key, value] of Object.entries(fields)) {
    const old = both[key];
    const groups = typeof value === 'object' && !Array.isArray(value) && typeof old === 'object';
    both[key] = groups ? { ...old, ...value } : value;
  }
  return both as T;
};

/** Returns why the draft cannot be edited. A user with a credit line may edit it for the re-KYC. */
export const whyNotEditable = (ctx: Ctx): Refusal | undefined =>
  hasAccount(ctx) ? undefined : whyClosed(applicationOf(ctx));

/** Returns a draft as it can be sent back, with legible texts, or why it cannot be stored. */
export const readable = <T extends object>({ answer }: Call, draft: T): T | Refusal => {
  const read = answer.safeParse(draft);
  if (read.success) return z.encode(answer, read.data) as T;
  const path = ['body', ...(read.error.issues[0]?.path ?? [])].join('.');
  return refuse(400, 'BAD_REQUEST', `${path}: not readable`);
};

/** Turns the application into a draft when its first field is saved. */
export const begun = (ctx: Ctx): void => {
  if (applicationOf(ctx).status === 'NOT_APPLIED')
    change(ctx, single.application, { status: 'DRAFT' });
};

/** Stores a capture under its token, by which the identity SDK finds it. */
const storeCapture = (ctx: Ctx, it: OneKycRecord): void =>
  ctx.store.put(many.oneKyc, it.token, it, ctx.user.id);

const untouched: DraftRecord = { pastIncomeAndGenderCutoff: true, submissionType: 'NEW' };

export const kycHandlers: SomeHandlers<'kycDraft' | 'saveKycDraft' | 'oneKycToken'> = {
  kycDraft: (_, ctx) => mine(ctx, single.draft) ?? untouched,

  saveKycDraft: ({ body }, ctx) => {
    const refusal = whyNotEditable(ctx);
    if (refusal) return refusal;
    const draft = readable(
      kycDraft,
      merged<DraftRecord>(mine(ctx, single.draft) ?? untouched, body),
    );
    if (draft instanceof Refusal) return draft;
    keep(ctx, single.draft, draft);
    begun(ctx);
    return {};
  },

  oneKycToken: ({ headers }, ctx) => {
    const refusal = whyNotEditable(ctx);
    if (refusal) return refusal;
    const token = ctx.ids.secret(24);
    const launch = {
      token,
      userId: ctx.user.id,
      partner: headers['onboarding-partner'],
      expiresAt: ctx.now + hour,
    };
    storeCapture(ctx, launch);
    return { token };
  },
};

/** Records the end of a capture, as the identity stand-in reports it. Returns the uuid of a successful one. */
export const endCapture = (
  ctx: Ctx,
  token: string,
  outcome: 'SUBMITTED' | 'REJECTED' | 'CANCELLED',
): { readonly submissionUuid?: string } | Refusal => {
  const launch = ctx.store.get(many.oneKyc, token);
  if (!launch || launch.userId !== ctx.user.id || ctx.now > launch.expiresAt)
    return refuse(401, 'ONE_KYC_TOKEN_INVALID', 'The identity token is unknown or has expired.');
  if (launch.outcome !== undefined && launch.outcome !== 'CANCELLED')
    return refuse(409, 'ONE_KYC_TOKEN_USED', 'The identity token was used.');
  const known = outcome === 'CANCELLED' ? {} : { submissionUuid: ctx.ids.uuid() };
  storeCapture(ctx, { ...launch, outcome, ...known });
  return outcome === 'SUBMITTED' ? known : {};
};
