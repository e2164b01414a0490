import { livingOn } from '../spending';
import * as spent from '../spending-lives';
import { persona, type Persona } from './persona';

/** People who owe something, each at another point of a bill’s life. */
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
];
