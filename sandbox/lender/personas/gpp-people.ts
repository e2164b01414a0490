import * as life from '../lives';
import { persona, type Persona } from './persona';

/** People who can request the second product, GPP, in the combined application. */
export const gppPeople: readonly Persona[] = [
  persona(
    'gpp-available',
    'NOT_APPLIED',
    'GPP ditawarkan',
    'Produk pinjaman bisa ikut diajukan.',
    life.newcomer(life.withGpp),
  ),
  persona(
    'gpp-promo',
    'NOT_APPLIED',
    'GPP ditawarkan dengan promo',
    'Produk pinjaman bisa ikut diajukan, dan promonya berlaku.',
    life.newcomer({
      ...life.withGpp,
      additionalProductStatus: { GPP: 'NOT_APPLIED' },
      additionalProductPromoEligibility: { GPP: true },
    }),
  ),
  persona(
    'gpp-terms',
    'DRAFT',
    'GPP menunggu persetujuan',
    'Pengajuan gabungan terisi sebagian, persetujuan GPP belum diberikan.',
    life.gppTerms,
  ),
  persona(
    'gpp-draft',
    'DRAFT',
    'GPP setengah jadi',
    'Data diri pengajuan gabungan terisi, persetujuan GPP sudah diberikan.',
    life.gppDraft,
  ),
  persona(
    'gpp-processing',
    'SUBMITTED',
    'GPP diproses',
    'Pengajuan gabungan menunggu keputusan.',
    life.gppProcessing,
  ),
  persona(
    'gpp-rejected',
    'REJECTED',
    'GPP ditolak',
    'Pengajuan gabungan ditolak, baru bisa mengajukan lagi nanti.',
    life.gppRejected(1),
  ),
  persona(
    'gpp-rejected-can-reapply',
    'REJECTED',
    'GPP ditolak, bisa mengajukan lagi',
    'Pengajuan gabungan ditolak, masa tunggunya sudah lewat.',
    life.gppRejected(40),
  ),
  persona(
    'gpp-approved-processing',
    'APPROVED',
    'PayLater disetujui, GPP diproses',
    'Pengajuan gabungan: limitnya sudah ada, pinjamannya masih diproses.',
    life.gppApproved('PROCESSING'),
  ),
  persona(
    'gpp-approved-rejected',
    'APPROVED',
    'PayLater disetujui, GPP ditolak',
    'Pengajuan gabungan: limitnya sudah ada, pinjamannya ditolak.',
    life.gppApproved('REJECTED'),
  ),
  persona(
    'migrated-gpp',
    'NOT_APPLIED',
    'Sudah dipindahkan, GPP ditawarkan',
    'Identitas sudah dikenal; produk pinjaman bisa ikut diajukan.',
    life.migrated(life.withGpp),
  ),
];
