import { heavy } from '../heavy-life';
import { livingOn } from '../spending';
import * as spent from '../spending-lives';
import { persona, type Persona } from './persona';

/** People with debts, each at another stage of a bill. */
export const spenders: readonly Persona[] = [
  persona(
    'active',
    'APPROVED',
    'Aktif',
    'Punya tagihan bulan ini dan berikutnya, 60 transaksi dari semua jenis dan status.',
    livingOn(15, spent.active),
  ),
  persona(
    'due-soon',
    'APPROVED',
    'Segera jatuh tempo',
    'Tagihannya jatuh tempo beberapa hari lagi.',
    livingOn(27, spent.dueSoon),
  ),
  persona(
    'overdue',
    'APPROVED',
    'Lewat jatuh tempo',
    'Tagihan bulan lalu belum dibayar, belum kena denda.',
    livingOn(3, spent.overdue),
  ),
  persona(
    'overdue-late-fee',
    'APPROVED',
    'Lewat jatuh tempo, kena denda',
    'Tagihan bulan lalu belum dibayar dan kena denda Rp25.000.',
    livingOn(12, spent.overdue),
  ),
  persona(
    'heavy',
    'APPROVED',
    'Riwayat panjang',
    'Punya 10.000 transaksi selama dua tahun.',
    livingOn(15, heavy, 800),
  ),
  persona(
    'temporary-limit',
    'APPROVED',
    'Limit sementara',
    'Tagihannya memakai limit sementara.',
    livingOn(15, spent.temporaryLimit),
  ),
  persona(
    'repayment-processing',
    'APPROVED',
    'Pembayaran berjalan',
    'Pembayaran di aplikasi induk sedang diproses.',
    livingOn(27, spent.payingInHost),
  ),
  persona(
    'repayment-not-eligible',
    'APPROVED',
    'Belum bisa bayar di sini',
    'Tagihannya tidak bisa dibayar dari aplikasi ini.',
    livingOn(27, spent.cannotPayHere),
  ),
  persona(
    'foreign-currency',
    'APPROVED',
    'Belanja di luar negeri',
    'Beberapa transaksinya dalam mata uang lain.',
    livingOn(15, spent.abroad),
  ),
];
