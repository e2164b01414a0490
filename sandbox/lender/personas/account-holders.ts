import { unsigned } from '../deal-lives';
import * as life from '../lives';
import { persona, type Persona } from './persona';

/** Users who were approved, with an open or a closed account. */
export const accountHolders: readonly Persona[] = [
  persona(
    'approved',
    'APPROVED',
    {
      id: ['Disetujui', 'Punya limit, belum pernah belanja.'],
      en: ['Approved', 'Has a limit, has never bought anything.'],
    },
    life.decided('APPROVED', 10),
  ),
  persona(
    'contract-unsigned',
    'APPROVED',
    {
      id: [
        'Kontrak belum ditandatangani',
        'Disetujui, tetapi perjanjian fasilitasnya belum ditandatangani.',
      ],
      en: ['Contract not signed', 'Approved, but the facility agreement is not signed yet.'],
    },
    unsigned(),
  ),
  persona(
    'contract-silent',
    'APPROVED',
    {
      id: [
        'Perjanjian tanpa keterangan',
        'Seperti Kontrak belum ditandatangani, tetapi server tidak bilang apakah sudah; yang kedua kali ditolak.',
      ],
      en: [
        'Agreement without a state',
        'Like Contract not signed, but the server does not say whether it is signed; a second signature is refused.',
      ],
    },
    unsigned({ silent: true }),
  ),
  persona(
    'settings-partial',
    'APPROVED',
    {
      id: ['Disetujui, satu pengaturan', 'Daftar pengaturannya hanya satu.'],
      en: ['Approved, one setting', 'Has a single setting.'],
    },
    life.settingsPartial,
  ),
  persona(
    'closed',
    'ACCOUNT_CLOSED',
    {
      id: ['Akun ditutup', 'Pernah disetujui, akunnya ditutup; bisa verifikasi ulang.'],
      en: [
        'Account closed',
        'Was approved, the account is closed; the identity can be verified again.',
      ],
    },
    life.closed(),
  ),
  persona(
    'rekyc-initiated',
    'ACCOUNT_CLOSED',
    {
      id: ['Verifikasi ulang berjalan', 'Menunggu hasil verifikasi ulang.'],
      en: ['Verification running', 'Waits for the result of the new verification.'],
    },
    life.closed('INITIATED'),
  ),
  persona(
    'rekyc-mismatch',
    'ACCOUNT_CLOSED',
    {
      id: ['KTP tidak cocok', 'Verifikasi ulang: KTP berbeda.'],
      en: ['KTP does not match', 'New verification: another KTP.'],
    },
    life.closed('KTP_MISMATCH'),
  ),
  persona(
    'rekyc-rejected',
    'ACCOUNT_CLOSED',
    {
      id: ['Verifikasi ulang ditolak', 'Boleh dicoba sekali lagi.'],
      en: ['Verification rejected', 'May try once more.'],
    },
    life.closed('REJECTED'),
  ),
  persona(
    'rekyc-approved',
    'APPROVED',
    {
      id: ['Verifikasi ulang berhasil', 'Akun dibuka kembali.'],
      en: ['Verified again', 'The account is open again.'],
    },
    life.closed('APPROVED'),
  ),
];
