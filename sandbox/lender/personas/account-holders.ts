import { unsigned } from '../deal-lives';
import * as life from '../lives';
import { persona, type Persona } from './persona';

/** People who were approved, with an open or a closed account. */
export const accountHolders: readonly Persona[] = [
  persona(
    'approved',
    'APPROVED',
    'Disetujui',
    'Punya limit, belum pernah belanja.',
    life.decided('APPROVED', 10),
  ),
  persona(
    'contract-unsigned',
    'APPROVED',
    'Kontrak belum ditandatangani',
    'Disetujui, tetapi perjanjian fasilitasnya belum ditandatangani.',
    unsigned(),
  ),
  persona(
    'contract-silent',
    'APPROVED',
    'Perjanjian tanpa keterangan',
    'Seperti Kontrak belum ditandatangani, tetapi server tidak bilang apakah sudah; yang kedua kali ditolak.',
    unsigned({ silent: true }),
  ),
  persona(
    'settings-partial',
    'APPROVED',
    'Disetujui, satu pengaturan',
    'Daftar pengaturannya hanya satu.',
    life.settingsPartial,
  ),
  persona(
    'closed',
    'ACCOUNT_CLOSED',
    'Akun ditutup',
    'Pernah disetujui, akunnya ditutup; bisa verifikasi ulang.',
    life.closed(),
  ),
  persona(
    'rekyc-initiated',
    'ACCOUNT_CLOSED',
    'Verifikasi ulang berjalan',
    'Menunggu hasil verifikasi ulang.',
    life.closed('INITIATED'),
  ),
  persona(
    'rekyc-mismatch',
    'ACCOUNT_CLOSED',
    'KTP tidak cocok',
    'Verifikasi ulang: KTP berbeda.',
    life.closed('KTP_MISMATCH'),
  ),
  persona(
    'rekyc-rejected',
    'ACCOUNT_CLOSED',
    'Verifikasi ulang ditolak',
    'Boleh dicoba sekali lagi.',
    life.closed('REJECTED'),
  ),
  persona(
    'rekyc-approved',
    'APPROVED',
    'Verifikasi ulang berhasil',
    'Akun dibuka kembali.',
    life.closed('APPROVED'),
  ),
];
