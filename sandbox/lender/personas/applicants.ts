import * as life from '../lives';
import { persona, type Persona } from './persona';

/** Users before, during and after the application for the first product. */
export const applicants: readonly Persona[] = [
  persona(
    'new',
    'NOT_APPLIED',
    {
      id: ['Baru', 'Belum pernah mengajukan, memenuhi syarat.'],
      en: ['New', 'Has never applied, is eligible.'],
    },
    life.newcomer(),
  ),
  persona(
    'new-otp',
    'NOT_APPLIED',
    {
      id: ['Baru, dengan OTP', 'Seperti Baru; setelah mengirim pengajuan, kode OTP diminta.'],
      en: [
        'New, with OTP',
        'Like New; a one-time password is requested after the application was sent.',
      ],
    },
    life.newcomer({ asksOtp: true }),
  ),
  persona(
    'open-market',
    'NOT_APPLIED',
    {
      id: ['Pasar terbuka', 'Memenuhi syarat tanpa undangan (ELIGIBLE_NON_WL).'],
      en: ['Open market', 'Eligible without an invitation (ELIGIBLE_NON_WL).'],
    },
    life.newcomer({ eligibility: 'ELIGIBLE_NON_WL' }),
  ),
  persona(
    'draft',
    'DRAFT',
    {
      id: ['Pengajuan setengah jadi', 'Identitas dan data diri sudah terisi.'],
      en: ['Half-finished application', 'Identity and personal data are filled in.'],
    },
    life.halfFilled,
  ),
  persona(
    'not-allowed',
    'NOT_APPLIED',
    {
      id: [
        'Tidak diperbolehkan',
        'Semua bisa diisi; saat dikirim, pengajuannya tidak diterima (AFI_USER_NOT_ALLOWED).',
      ],
      en: [
        'Not allowed',
        'Everything can be filled in; when it is sent, the application is refused (AFI_USER_NOT_ALLOWED).',
      ],
    },
    life.newcomer({ isNotAllowed: true }),
  ),
  persona(
    'migrated',
    'NOT_APPLIED',
    {
      id: ['Sudah dipindahkan', 'Identitas sudah dikenal, tidak perlu verifikasi lagi.'],
      en: ['Already moved', 'The identity is known and needs no check.'],
    },
    life.migrated(),
  ),
  persona(
    'not-migrated',
    'PENDING_MIGRATION',
    {
      id: ['Belum dipindahkan', 'Akun lama menunggu dipindahkan.'],
      en: ['Not moved yet', 'An older account waits to be moved.'],
    },
    life.newcomer({ status: 'PENDING_MIGRATION', eligibility: 'NOT_MIGRATED' }),
  ),
  persona(
    'ineligible',
    'INELIGIBLE',
    {
      id: ['Tidak memenuhi syarat', 'Belum bisa memakai produk ini.'],
      en: ['Not eligible', 'Cannot use this product yet.'],
    },
    life.barred('NOT_ELIGIBLE'),
  ),
  persona(
    'blacklisted',
    'INELIGIBLE',
    {
      id: ['Diblokir', 'Tidak boleh mengajukan.'],
      en: ['Blocked', 'May not apply.'],
    },
    life.barred('BLACKLISTED'),
  ),
  persona(
    'waitlist-open',
    'INELIGIBLE',
    {
      id: ['Daftar tunggu dibuka', 'Bisa ikut daftar tunggu.'],
      en: ['Waiting list open', 'Can join the waiting list.'],
    },
    life.waiting(false, false),
  ),
  persona(
    'waitlist-joined',
    'INELIGIBLE',
    {
      id: ['Sudah ikut daftar tunggu', 'Sudah ikut, belum ditinjau.'],
      en: ['Joined the waiting list', 'Has joined, is not reviewed yet.'],
    },
    life.waiting(true, false),
  ),
  persona(
    'waitlist',
    'INELIGIBLE',
    {
      id: ['Di daftar tunggu', 'Sudah ikut dan sedang ditinjau.'],
      en: ['On the waiting list', 'Has joined and is being reviewed.'],
    },
    life.waiting(true, true),
  ),
  persona(
    'review',
    'SUBMITTED',
    {
      id: ['Sedang ditinjau', 'Pengajuan terkirim, menunggu keputusan.'],
      en: ['In review', 'The application was sent and waits for a decision.'],
    },
    (ctx) => life.applied(ctx),
  ),
  persona(
    'pending-auth',
    'PENDING_AUTH',
    {
      id: ['Menunggu OTP', 'Pengajuan terkirim, kode OTP belum diisi.'],
      en: [
        'Waiting for the OTP',
        'The application was sent, the one-time password is not entered yet.',
      ],
    },
    life.pendingAuth,
  ),
  persona(
    'rejected',
    'REJECTED',
    {
      id: ['Ditolak', 'Baru bisa mengajukan lagi nanti.'],
      en: ['Rejected', 'Can apply again only later.'],
    },
    life.decided('REJECTED', 1),
  ),
  persona(
    'rejected-can-reapply',
    'REJECTED',
    {
      id: ['Ditolak, bisa mengajukan lagi', 'Masa tunggunya sudah lewat.'],
      en: ['Rejected, can apply again', 'The waiting time is over.'],
    },
    life.decided('REJECTED', 40),
  ),
  persona(
    'status-error',
    'ERROR',
    {
      id: ['Status bermasalah', 'Server tidak tahu statusnya.'],
      en: ['Broken status', 'The server does not know the status.'],
    },
    life.newcomer({ status: 'ERROR' }),
  ),
];
