import { heavyLife } from '../heavy-life';
import { livingOn } from '../spending';
import * as spent from '../spending-lives';
import { persona, type Persona } from './persona';

/** Users with debts, each at another stage of a bill. */
export const spenders: readonly Persona[] = [
  persona(
    'active',
    'APPROVED',
    {
      id: [
        'Aktif',
        'Punya tagihan bulan ini dan berikutnya, 60 transaksi dari semua jenis dan status.',
      ],
      en: [
        'Active',
        'Has a bill this month and the next, and 60 transactions of every type and status.',
      ],
    },
    livingOn(15, spent.active),
  ),
  persona(
    'due-soon',
    'APPROVED',
    {
      id: ['Segera jatuh tempo', 'Tagihannya jatuh tempo beberapa hari lagi.'],
      en: ['Due soon', 'The bill is due in a few days.'],
    },
    livingOn(27, spent.dueSoon),
  ),
  persona(
    'overdue',
    'APPROVED',
    {
      id: ['Lewat jatuh tempo', 'Tagihan bulan lalu belum dibayar, belum kena denda.'],
      en: ['Overdue', 'The bill of last month is not paid, without a late fee yet.'],
    },
    livingOn(3, spent.overdue),
  ),
  persona(
    'overdue-late-fee',
    'APPROVED',
    {
      id: [
        'Lewat jatuh tempo, kena denda',
        'Tagihan bulan lalu belum dibayar dan kena denda Rp25.000.',
      ],
      en: [
        'Overdue, with a late fee',
        'The bill of last month is not paid, with a late fee of Rp25.000.',
      ],
    },
    livingOn(12, spent.overdue),
  ),
  persona(
    'heavy',
    'APPROVED',
    {
      id: ['Riwayat panjang', 'Punya 10.000 transaksi selama dua tahun.'],
      en: ['Long history', 'Has 10,000 transactions in two years.'],
    },
    livingOn(15, heavyLife, 800),
  ),
  persona(
    'temporary-limit',
    'APPROVED',
    {
      id: ['Limit sementara', 'Tagihannya memakai limit sementara.'],
      en: ['Temporary limit', 'The bill uses a temporary limit.'],
    },
    livingOn(15, spent.temporaryLimit),
  ),
  persona(
    'repayment-processing',
    'APPROVED',
    {
      id: ['Pembayaran berjalan', 'Pembayaran di aplikasi induk sedang diproses.'],
      en: ['Payment running', 'A payment in the host app is being processed.'],
    },
    livingOn(27, spent.payingInHost),
  ),
  persona(
    'repayment-not-eligible',
    'APPROVED',
    {
      id: ['Belum bisa bayar di sini', 'Tagihannya tidak bisa dibayar dari aplikasi ini.'],
      en: ['Cannot pay here yet', 'The bill cannot be paid from this app.'],
    },
    livingOn(27, spent.cannotPayHere),
  ),
  persona(
    'foreign-currency',
    'APPROVED',
    {
      id: ['Belanja di luar negeri', 'Beberapa transaksinya dalam mata uang lain.'],
      en: ['Purchases abroad', 'Some transactions are in another currency.'],
    },
    livingOn(15, spent.abroad),
  ),
];
