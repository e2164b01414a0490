import type { ApplicationStatus } from '../../../domain/application/words';
import * as life from './lives';
import type { Ctx } from './world';

/** A state of a person that can be asked for by name. Titles and descriptions are those of the login page. */
export interface Persona {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Where the client takes this person to stand, eligibility included (spec §4). */
  readonly applicationStatus: ApplicationStatus;
  readonly build: (ctx: Ctx) => void;
}

const row = (
  id: string,
  applicationStatus: ApplicationStatus,
  title: string,
  description: string,
  build: Persona['build'],
): Persona => ({ id, title, description, applicationStatus, build });

/** Everybody who can be asked for; ids are stable. */
export const personas: readonly Persona[] = [
  row('new', 'NOT_APPLIED', 'Baru', 'Belum pernah mengajukan, memenuhi syarat.', life.newcomer()),
  row(
    'new-otp',
    'NOT_APPLIED',
    'Baru, dengan OTP',
    'Seperti Baru; setelah mengirim pengajuan, kode OTP diminta.',
    life.newcomer({ asksOtp: true }),
  ),
  row(
    'open-market',
    'NOT_APPLIED',
    'Pasar terbuka',
    'Memenuhi syarat tanpa undangan (ELIGIBLE_NON_WL).',
    life.newcomer({ eligibility: 'ELIGIBLE_NON_WL' }),
  ),
  row(
    'draft',
    'DRAFT',
    'Pengajuan setengah jadi',
    'Identitas dan data diri sudah terisi.',
    life.halfFilled,
  ),
  row(
    'migrated',
    'NOT_APPLIED',
    'Sudah dipindahkan',
    'Identitas sudah dikenal, tidak perlu verifikasi lagi.',
    life.migrated,
  ),
  row(
    'not-migrated',
    'PENDING_MIGRATION',
    'Belum dipindahkan',
    'Akun lama menunggu dipindahkan.',
    life.newcomer({ eligibility: 'NOT_MIGRATED' }),
  ),
  row(
    'ineligible',
    'INELIGIBLE',
    'Tidak memenuhi syarat',
    'Belum bisa memakai produk ini.',
    life.barred('NOT_ELIGIBLE'),
  ),
  row(
    'blacklisted',
    'INELIGIBLE',
    'Diblokir',
    'Tidak boleh mengajukan.',
    life.barred('BLACKLISTED'),
  ),
  row(
    'waitlist-open',
    'INELIGIBLE',
    'Daftar tunggu dibuka',
    'Bisa ikut daftar tunggu.',
    life.barred('NOT_ELIGIBLE', { waitlist: { isJoined: false, isReviewing: false } }),
  ),
  row(
    'waitlist',
    'INELIGIBLE',
    'Di daftar tunggu',
    'Sudah ikut dan sedang ditinjau.',
    life.barred('NOT_ELIGIBLE', { waitlist: { isJoined: true, isReviewing: true } }),
  ),
  row('review', 'SUBMITTED', 'Sedang ditinjau', 'Pengajuan terkirim, menunggu keputusan.', (ctx) =>
    life.applied(ctx),
  ),
  row(
    'pending-auth',
    'PENDING_AUTH',
    'Menunggu OTP',
    'Pengajuan terkirim, kode OTP belum diisi.',
    life.pendingAuth,
  ),
  row(
    'rejected',
    'REJECTED',
    'Ditolak',
    'Baru bisa mengajukan lagi nanti.',
    life.decided('REJECTED', 1),
  ),
  row(
    'rejected-can-reapply',
    'REJECTED',
    'Ditolak, bisa mengajukan lagi',
    'Masa tunggunya sudah lewat.',
    life.decided('REJECTED', 40),
  ),
  row(
    'approved',
    'APPROVED',
    'Disetujui',
    'Punya limit, belum pernah belanja.',
    life.decided('APPROVED', 10),
  ),
  row(
    'settings-partial',
    'APPROVED',
    'Disetujui, satu pengaturan',
    'Daftar pengaturannya hanya satu.',
    life.settingsPartial,
  ),
  row(
    'closed',
    'ACCOUNT_CLOSED',
    'Akun ditutup',
    'Pernah disetujui, akunnya ditutup.',
    life.closed(),
  ),
  row(
    'status-error',
    'ERROR',
    'Status bermasalah',
    'Server tidak tahu statusnya.',
    life.newcomer({ status: 'ERROR' }),
  ),
  row(
    'rekyc-initiated',
    'ACCOUNT_CLOSED',
    'Verifikasi ulang berjalan',
    'Menunggu hasil verifikasi ulang.',
    life.closed('INITIATED'),
  ),
  row(
    'rekyc-mismatch',
    'ACCOUNT_CLOSED',
    'KTP tidak cocok',
    'Verifikasi ulang: KTP berbeda.',
    life.closed('KTP_MISMATCH'),
  ),
  row(
    'rekyc-rejected',
    'ACCOUNT_CLOSED',
    'Verifikasi ulang ditolak',
    'Boleh dicoba sekali lagi.',
    life.closed('REJECTED'),
  ),
  row(
    'rekyc-approved',
    'APPROVED',
    'Verifikasi ulang berhasil',
    'Akun dibuka kembali.',
    life.closed('APPROVED'),
  ),
  row(
    'gpp-available',
    'NOT_APPLIED',
    'GPP ditawarkan',
    'Produk pinjaman bisa ikut diajukan.',
    life.newcomer({ availableAdditionalProducts: ['GPP'] }),
  ),
  row(
    'gpp-draft',
    'DRAFT',
    'GPP setengah jadi',
    'Pengajuan gabungan terisi sebagian, persetujuan sudah diberikan.',
    life.gppDraft,
  ),
  row(
    'gpp-processing',
    'SUBMITTED',
    'GPP diproses',
    'Pengajuan gabungan menunggu keputusan.',
    life.gppProcessing,
  ),
  row(
    'gopayplus-normal',
    'NOT_APPLIED',
    'Plus: biasa',
    'Datang dengan gopayplus, sudah dipindahkan.',
    life.migrated,
  ),
  row(
    'gopayplus-eligible',
    'NOT_APPLIED',
    'Plus: memenuhi syarat',
    'Datang dengan gopayplus.',
    life.newcomer(),
  ),
  row(
    'gopayplus-combined',
    'NOT_APPLIED',
    'Plus: gabungan',
    'Datang dengan gopayplus, GPP ditawarkan.',
    life.newcomer({ availableAdditionalProducts: ['GPP'] }),
  ),
  row(
    'gopayplus-ineligible',
    'INELIGIBLE',
    'Plus: tidak memenuhi syarat',
    'Datang dengan gopayplus.',
    life.barred('NOT_ELIGIBLE'),
  ),
];
