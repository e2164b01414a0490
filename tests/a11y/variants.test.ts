import { answerUpTo } from '../e2e/support/kyc';
import { inside } from '../e2e/support/hosts';
import { long } from '../e2e/support/long';
import type { NewUser, Sandbox } from '../e2e/support/sandbox';
import { signIn } from '../e2e/support/signed-in';
import { expect, prefer, test } from '../e2e/support/test';
import { wordsOf } from '../e2e/support/messages';
import { expectAccessible } from './support/axe';

/** Pages with other texts for other users than those of every-page.test.ts. */

interface Variant {
  readonly persona: string;
  /** What happened before the login. */
  readonly before?: (sandbox: Sandbox, user: NewUser) => Promise<void>;
  /** The version of the gopay app that opens the page; a browser if it is left out. */
  readonly gopay?: string;
  /** Addresses, each with a text that only this variant shows. */
  readonly pages: readonly (readonly [string, `${string}:${string}`])[];
}

/** Applies for PayLater alone, and gets approved. */
const approvedAlone = async (sandbox: Sandbox, user: NewUser) => {
  await answerUpTo(sandbox, user);
  await sandbox.api(user, 'POST', '/v1/user/submit', { flowType: 'GPL', submissionType: 'NEW' });
  await sandbox.decide(user.userId, { what: 'application', outcome: 'APPROVED' });
};

const variants: readonly Variant[] = [
  {
    persona: 'waitlist-open',
    pages: [['/unavailable/waitlist', 'unavailable:waitlistOpen.why']],
  },
  {
    persona: 'waitlist-joined',
    pages: [['/unavailable/waitlist', 'unavailable:waitlistJoined.why']],
  },
  {
    persona: 'rejected-can-reapply',
    pages: [['/application/rejected', 'application:rejectedOpen.why']],
  },
  {
    persona: 'gpp-rejected',
    pages: [
      ['/application/rejected', 'application:rejected.why'],
      ['/application/rejected', 'application:loan.PROCESSING'],
    ],
  },
  {
    persona: 'gpp-approved-processing',
    pages: [
      ['/home', 'overview:loan.text'],
      ['/home/activated', 'guide:loan.PROCESSING'],
    ],
  },
  {
    persona: 'gpp-approved-rejected',
    pages: [
      ['/home', 'overview:news.loanRejected.title'],
      ['/combined/tnc', 'combined:terms.stand.rejected'],
    ],
  },
  { persona: 'contract-unsigned', pages: [['/home', 'overview:sign']] },
  {
    persona: 'gpp-processing',
    pages: [
      ['/application/review', 'application:loan.PROCESSING'],
      ['/application/processing', 'application:loan.PROCESSING'],
      ['/combined/tnc', 'combined:terms.stand.pending'],
    ],
  },
  {
    persona: 'closed',
    pages: [['/rekyc', 'rekyc:why.why']],
  },
  { persona: 'rekyc-rejected', pages: [['/rekyc/review', 'rekyc:rejected.why']] },
  { persona: 'rekyc-approved', pages: [['/rekyc/review', 'rekyc:approved.why']] },
  { persona: 'gpp-terms', pages: [['/kyc', 'form:base.together.waits']] },
  {
    persona: 'gpp-available',
    pages: [
      ['/kyc', 'form:base.together.offer'],
      ['/combined', 'combined:loan.asks'],
    ],
  },
  { persona: 'gpp-promo', pages: [['/combined', 'combined:loan.promo']] },
  { persona: 'gpp-draft', pages: [['/combined/tnc', 'combined:terms.stand.agreed']] },
  {
    persona: 'gpp-available',
    before: approvedAlone,
    pages: [['/combined/tnc', 'combined:terms.pressing.early']],
  },
  {
    persona: 'new',
    pages: [
      ['/combined/tnc', 'combined:terms.stand.none'],
      ['/combined', 'combined:alone.lead'],
    ],
  },
  {
    persona: 'gpp-available',
    gopay: '1.27.9',
    pages: [
      ['/combined', 'combined:loan.outdated'],
      ['/unavailable/unsupported-app', 'unavailable:oldApp.title'],
    ],
  },
  { persona: 'migrated-gpp', pages: [['/combined', 'combined:loan.asks']] },
];

for (const lang of ['id', 'en'] as const)
  for (const { persona, before, gopay, pages } of variants)
    test(
      `${lang}: ${persona} sees ${pages.map(([, words]) => words).join(', ')}`,
      long,
      async ({ page, sandbox }) => {
        const user = await sandbox.createUser(persona);
        await before?.(sandbox, user);
        await prefer(page, lang);
        if (gopay !== undefined) await inside(page, 'gopay');
        await signIn(page.context(), sandbox, user);
        for (const [address, words] of pages)
          await test.step(address, async () => {
            await page.goto(gopay === undefined ? address : `${address}?AppVersion=${gopay}`);
            // The text before the first value.
            const [said = ''] = wordsOf(lang, words).split('{{');
            await expect(page.locator('main')).toContainText(said);
            await expectAccessible(page, words, true);
          });
      },
    );
