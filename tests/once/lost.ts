import type { Page } from '@playwright/test';
import type { CallName } from '../../domain/calls';
import { arrived } from '../e2e/support/gpp';
import { at } from '../e2e/support/pages';
import type { NewUser, Sandbox, StoredUser } from '../e2e/support/sandbox';
import { expect } from '../e2e/support/test';

/** The lender's data that shows whether a call was carried out. */
type Stored = StoredUser & Readonly<Record<string, unknown>>;

export interface LostCase {
  /** Whether the lender has carried the call out; left out when its data cannot show that. */
  readonly holds?: (stored: Stored) => boolean;
  /** Expects the page after a call that was carried out; `untold` after one that was not. */
  readonly told: (page: Page) => Promise<unknown>;
  readonly untold: (page: Page) => Promise<unknown>;
}

const soon = { timeout: 20_000 };
const leadsTo = (route: string) => (page: Page) => at(page, route);
const says = (words: string | RegExp) => (page: Page) =>
  expect(page.locator('body')).toContainText(words, soon);
const network = says('NETWORK');
const both = (told: LostCase['told']) => ({ told, untold: told });

/** What the page shows for each call whose answer never arrived. */
export const lostCases: Partial<Readonly<Record<CallName, LostCase>>> = {
  submitApplication: {
    holds: ({ submissions }) => submissions.length === 1,
    told: leadsTo('/application/submit'),
    untold: says('Sedang kami pastikan'),
  },
  giveConsent: {
    holds: ({ consents }) => consents?.['NEW_ONBOARDING'] === true,
    told: leadsTo('/combined'),
    untold: network,
  },
  reapply: {
    holds: ({ application }) => application.status === 'DRAFT',
    told: leadsTo('/kyc'),
    untold: network,
  },
  joinWaitlist: {
    holds: ({ application }) => application.waitlist?.isJoined === true,
    told: says('Kamu ada di daftar tunggu'),
    untold: network,
  },
  virtualAccount: both(says('Nomor pembayaran belum pasti')),
  generateOtp: both(says('Belum jelas apakah kodenya terkirim')),
  verifyOtp: {
    holds: ({ application }) => application.status !== 'PENDING_AUTH',
    told: leadsTo('/application/processing'),
    untold: says('belum jelas apakah berhasil'),
  },
  answerChallenge: {
    holds: ({ challenge }) =>
      (challenge as { answeredAt?: number } | undefined)?.answeredAt !== undefined,
    told: leadsTo('/kyc/step1'),
    untold: says('belum menerima kepastian'),
  },
  submitRekyc: {
    holds: ({ rekyc }) => (rekyc as { status?: string } | undefined)?.status === 'INITIATED',
    told: leadsTo('/kyc/onekyc/success'),
    untold: network,
  },
  matchAreas: both(leadsTo('/kyc/confirm/address')),
  requestReassessment: {
    holds: ({ reassessment }) => reassessment !== undefined,
    told: says('Permintaanmu diterima'),
    untold: says('Kami sedang cek statusnya'),
  },
  // The user may send the same call again: the backend recognises its idempotency key.
  verifyPin: {
    holds: ({ pin }) => (pin as { verifiedAt?: number } | undefined)?.verifiedAt !== undefined,
    ...both(says('tidak sampai atau tidak jelas')),
  },
  submitRestructure: {
    holds: ({ restructures }) => (restructures as readonly unknown[] | undefined)?.length === 1,
    // The lender decides after a few seconds.
    told: says(/sedang diproses|sudah jadi cicilan/),
    untold: says('sepertinya belum sampai'),
  },
  signContract: {
    holds: ({ signatures }) => (signatures as readonly unknown[] | undefined)?.length === 1,
    told: says('Perjanjian sudah kamu tanda tangani'),
    untold: says('Tanda tanganmu belum pasti'),
  },
};

/** Expects one idempotency key: the user acted once, however often the browser repeated the call. */
export const expectMeantOnce = async (sandbox: Sandbox, user: NewUser, call: string) => {
  const [method = '', path = ''] = call.split(' ');
  const keys = (await arrived(sandbox, user, method, path)).map(
    ({ headers }) => headers['idempotency-key'],
  );
  expect(new Set(keys).size).toBe(1);
};
