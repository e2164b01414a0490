import * as life from '../lives';
import { persona, type Persona } from './persona';

/** Users who can request the second product, GPP, in the combined application. */
export const gppPeople: readonly Persona[] = [
  persona(
    'gpp-available',
    'NOT_APPLIED',
    {
      id: ['GPP ditawarkan', 'Produk pinjaman bisa ikut diajukan.'],
      en: ['GPP offered', 'The loan product can be requested as well.'],
    },
    life.newcomer(life.withGpp),
  ),
  persona(
    'gpp-promo',
    'NOT_APPLIED',
    {
      id: [
        'GPP ditawarkan dengan promo',
        'Produk pinjaman bisa ikut diajukan, dan promonya berlaku.',
      ],
      en: [
        'GPP offered with a promo',
        'The loan product can be requested as well, and its promo is valid.',
      ],
    },
    life.newcomer({
      ...life.withGpp,
      additionalProductStatus: { GPP: 'NOT_APPLIED' },
      additionalProductPromoEligibility: { GPP: true },
    }),
  ),
  persona(
    'gpp-terms',
    'DRAFT',
    {
      id: [
        'GPP menunggu persetujuan',
        'Pengajuan gabungan terisi sebagian, persetujuan GPP belum diberikan.',
      ],
      en: [
        'GPP waits for consent',
        'The combined application is partly filled in, the consent to GPP is not given yet.',
      ],
    },
    life.gppTerms,
  ),
  persona(
    'gpp-draft',
    'DRAFT',
    {
      id: [
        'GPP setengah jadi',
        'Data diri pengajuan gabungan terisi, persetujuan GPP sudah diberikan.',
      ],
      en: [
        'GPP half finished',
        'The personal data of the combined application are filled in, the consent to GPP is given.',
      ],
    },
    life.gppDraft,
  ),
  persona(
    'gpp-processing',
    'SUBMITTED',
    {
      id: ['GPP diproses', 'Pengajuan gabungan menunggu keputusan.'],
      en: ['GPP being processed', 'The combined application waits for a decision.'],
    },
    life.gppProcessing,
  ),
  persona(
    'gpp-rejected',
    'REJECTED',
    {
      id: [
        'GPP ditolak',
        'PayLater ditolak, pinjamannya masih diproses; baru bisa mengajukan lagi nanti.',
      ],
      en: [
        'GPP rejected',
        'PayLater was rejected, the loan is still in review; can apply again only later.',
      ],
    },
    life.gppRejected(1),
  ),
  persona(
    'gpp-rejected-can-reapply',
    'REJECTED',
    {
      id: ['GPP ditolak, bisa mengajukan lagi', 'Seperti GPP ditolak, masa tunggunya sudah lewat.'],
      en: ['GPP rejected, can apply again', 'Like GPP rejected, the waiting time is over.'],
    },
    life.gppRejected(40),
  ),
  persona(
    'gpp-approved-processing',
    'APPROVED',
    {
      id: [
        'PayLater disetujui, GPP diproses',
        'Pengajuan gabungan: limitnya sudah ada, pinjamannya masih diproses.',
      ],
      en: [
        'PayLater approved, GPP being processed',
        'Combined application: the limit is there, the loan is still being processed.',
      ],
    },
    life.gppApproved('PROCESSING'),
  ),
  persona(
    'gpp-approved-rejected',
    'APPROVED',
    {
      id: [
        'PayLater disetujui, GPP ditolak',
        'Pengajuan gabungan: limitnya sudah ada, pinjamannya ditolak.',
      ],
      en: [
        'PayLater approved, GPP rejected',
        'Combined application: the limit is there, the loan was rejected.',
      ],
    },
    life.gppApproved('REJECTED'),
  ),
  persona(
    'migrated-gpp',
    'NOT_APPLIED',
    {
      id: [
        'Sudah dipindahkan, GPP ditawarkan',
        'Identitas sudah dikenal; produk pinjaman bisa ikut diajukan.',
      ],
      en: [
        'Already moved, GPP offered',
        'The identity is known; the loan product can be requested as well.',
      ],
    },
    life.migrated(life.withGpp),
  ),
];
