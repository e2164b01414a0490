import * as changing from '../deal-lives';
import { livingOn } from '../spending';
import { persona, type Persona } from './persona';

/** Users with instalments, reassessments, a PIN or an unsigned contract. */
export const dealPeople: readonly Persona[] = [
  persona(
    'restructure',
    'APPROVED',
    {
      id: [
        'Bisa mencicil tagihan',
        'Tagihannya bisa dicicil 3, 6 atau 12 kali, dengan potongan biaya untuk 6 dan 12; berhasil.',
      ],
      en: [
        'Can split the bill',
        'The bill can be split into 3, 6 or 12 instalments, with a discount on the fee for 6 and 12; it succeeds.',
      ],
    },
    livingOn(15, changing.splitting({ hasDiscount: true })),
  ),
  persona(
    'restructure-pin',
    'APPROVED',
    {
      id: [
        'Cicilan dengan PIN',
        'Seperti Bisa mencicil tagihan tanpa potongan; PIN diminta sebelum permintaannya diterima.',
      ],
      en: [
        'Instalments with a PIN',
        'Like Can split the bill without a discount; the PIN is requested before the request is accepted.',
      ],
    },
    livingOn(15, changing.splitting({ asksPin: true })),
  ),
  persona(
    'restructure-fails',
    'APPROVED',
    {
      id: ['Cicilan gagal', 'Seperti Bisa mencicil tagihan tanpa potongan; permintaannya gagal.'],
      en: ['Instalments fail', 'Like Can split the bill without a discount; the request fails.'],
    },
    livingOn(15, changing.splitting({ outcome: 'FAILED' })),
  ),
  persona(
    'restructure-promo-fails',
    'APPROVED',
    {
      id: [
        'Promo cicilan habis',
        'Seperti Bisa mencicil tagihan; potongannya tidak lagi tersedia (PROMO_RESERVE_FAILED).',
      ],
      en: [
        'Instalment promo used up',
        'Like Can split the bill; the discount is no longer available (PROMO_RESERVE_FAILED).',
      ],
    },
    livingOn(15, changing.splitting({ hasDiscount: true, outcome: 'PROMO_RESERVE_FAILED' })),
  ),
  persona(
    'restructured',
    'APPROVED',
    {
      id: [
        'Sudah mencicil',
        'Tagihan bulan lalu menjadi tiga cicilan, satu sudah dibayar; bulan ini belanja lagi.',
      ],
      en: [
        'Pays in instalments',
        'The bill of last month became three instalments, one is paid; has bought again this month.',
      ],
    },
    livingOn(15, changing.restructured),
  ),
  persona(
    'reassess',
    'APPROVED',
    {
      id: [
        'Bisa minta limit naik',
        'Berandanya menawarkan peninjauan limit; permintaannya disetujui.',
      ],
      en: [
        'Can ask for a higher limit',
        'Home offers a review of the limit; the request is approved.',
      ],
    },
    livingOn(15, changing.reassessing()),
  ),
  persona(
    'reassess-processing',
    'APPROVED',
    {
      id: ['Limit sedang diproses', 'Peninjauan limitnya berjalan sampai diputuskan.'],
      en: ['Limit being processed', 'The review of the limit runs until it is decided.'],
    },
    livingOn(15, changing.asked('PROCESSING')),
  ),
  persona(
    'reassess-review',
    'APPROVED',
    {
      id: ['Limit sedang ditinjau', 'Seseorang meninjau limitnya, sampai diputuskan.'],
      en: ['Limit in review', 'An employee reviews the limit, until it is decided.'],
    },
    livingOn(15, changing.asked('IN_REVIEW')),
  ),
  persona(
    'reassess-approved',
    'APPROVED',
    {
      id: [
        'Limit naik setelah ditinjau',
        'Peninjauan limitnya kemarin disetujui, dan limitnya naik.',
      ],
      en: [
        'Limit raised after a review',
        'The review of the limit was approved yesterday, and the limit is higher.',
      ],
    },
    livingOn(15, changing.answered('APPROVED', 1)),
  ),
  persona(
    'reassess-rejected',
    'APPROVED',
    {
      id: ['Limit tidak naik', 'Peninjauan limitnya ditolak; baru bisa diminta lagi nanti.'],
      en: [
        'Limit not raised',
        'The review of the limit was rejected; it can be requested again only later.',
      ],
    },
    livingOn(15, changing.answered('REJECTED', 30)),
  ),
  persona(
    'reassess-exhausted',
    'APPROVED',
    {
      id: ['Jatah peninjauan habis', 'Tidak bisa meminta peninjauan limit lagi untuk sementara.'],
      en: ['No reviews left', 'Cannot request a review of the limit for some time.'],
    },
    livingOn(15, changing.exhausted),
  ),
  persona(
    'reassess-ineligible',
    'APPROVED',
    {
      id: ['Limit belum bisa ditinjau', 'Belum memenuhi syarat peninjauan limit.'],
      en: ['Limit cannot be reviewed yet', 'Not eligible for a review of the limit.'],
    },
    livingOn(15, changing.reassessing({ fixedStatus: 'INELIGIBLE' })),
  ),
  persona(
    'pin-locked',
    'APPROVED',
    {
      id: ['PIN terkunci', 'Bisa minta limit naik, tetapi PIN-nya terkunci satu jam.'],
      en: ['PIN locked', 'Can ask for a higher limit, but the PIN is locked for an hour.'],
    },
    livingOn(15, changing.pinLocked),
  ),
];
