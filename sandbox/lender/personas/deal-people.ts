import * as changing from '../deal-lives';
import { livingOn } from '../spending';
import { persona, type Persona } from './persona';

/** People with instalments, reassessments, a PIN or an unsigned contract. */
export const dealPeople: readonly Persona[] = [
  persona(
    'restructure',
    'APPROVED',
    'Bisa mencicil tagihan',
    'Tagihannya bisa dicicil 3, 6 atau 12 kali, dengan potongan biaya untuk 6 dan 12; berhasil.',
    livingOn(15, changing.splitting({ hasDiscount: true })),
  ),
  persona(
    'restructure-pin',
    'APPROVED',
    'Cicilan dengan PIN',
    'Seperti Bisa mencicil tagihan tanpa potongan; PIN diminta sebelum permintaannya diterima.',
    livingOn(15, changing.splitting({ asksPin: true })),
  ),
  persona(
    'restructure-fails',
    'APPROVED',
    'Cicilan gagal',
    'Seperti Bisa mencicil tagihan tanpa potongan; permintaannya gagal.',
    livingOn(15, changing.splitting({ outcome: 'FAILED' })),
  ),
  persona(
    'restructure-promo-fails',
    'APPROVED',
    'Promo cicilan habis',
    'Seperti Bisa mencicil tagihan; potongannya tidak lagi tersedia (PROMO_RESERVE_FAILED).',
    livingOn(15, changing.splitting({ hasDiscount: true, outcome: 'PROMO_RESERVE_FAILED' })),
  ),
  persona(
    'restructured',
    'APPROVED',
    'Sudah mencicil',
    'Tagihan bulan lalu menjadi tiga cicilan, satu sudah dibayar; bulan ini belanja lagi.',
    livingOn(15, changing.restructured),
  ),
  persona(
    'reassess',
    'APPROVED',
    'Bisa minta limit naik',
    'Berandanya menawarkan peninjauan limit; permintaannya disetujui.',
    livingOn(15, changing.reassessing()),
  ),
  persona(
    'reassess-processing',
    'APPROVED',
    'Limit sedang diproses',
    'Peninjauan limitnya berjalan sampai diputuskan.',
    livingOn(15, changing.asked('PROCESSING')),
  ),
  persona(
    'reassess-review',
    'APPROVED',
    'Limit sedang ditinjau',
    'Seseorang meninjau limitnya, sampai diputuskan.',
    livingOn(15, changing.asked('IN_REVIEW')),
  ),
  persona(
    'reassess-approved',
    'APPROVED',
    'Limit naik setelah ditinjau',
    'Peninjauan limitnya kemarin disetujui, dan limitnya naik.',
    livingOn(15, changing.answered('APPROVED', 1)),
  ),
  persona(
    'reassess-rejected',
    'APPROVED',
    'Limit tidak naik',
    'Peninjauan limitnya ditolak; baru bisa diminta lagi nanti.',
    livingOn(15, changing.answered('REJECTED', 30)),
  ),
  persona(
    'reassess-exhausted',
    'APPROVED',
    'Jatah peninjauan habis',
    'Tidak bisa meminta peninjauan limit lagi untuk sementara.',
    livingOn(15, changing.exhausted),
  ),
  persona(
    'reassess-ineligible',
    'APPROVED',
    'Limit belum bisa ditinjau',
    'Belum memenuhi syarat peninjauan limit.',
    livingOn(15, changing.reassessing({ fixedStatus: 'INELIGIBLE' })),
  ),
  persona(
    'pin-locked',
    'APPROVED',
    'PIN terkunci',
    'Bisa minta limit naik, tetapi PIN-nya terkunci satu jam.',
    livingOn(15, changing.pinLocked),
  ),
];
