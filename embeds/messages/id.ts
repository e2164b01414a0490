import type { DueStatus } from '../../domain/bills/read-bills';
import type { TransactionType } from '../../domain/transactions/first-page';
import type { PlainState } from '../../domain/transactions/plain-state';

const left = (days: number): string =>
  days === 0
    ? 'hari ini'
    : days === 1
      ? 'besok'
      : days > 0
        ? `${days} hari lagi`
        : `Terlambat ${-days} hari`;

const due: Readonly<Record<DueStatus, string>> = {
  DUE_SOON: 'Segera jatuh tempo',
  OVERDUE: 'Lewat jatuh tempo',
  OVERDUE_WITH_LATE_FEE: 'Lewat, kena denda',
  NOT_OVERDUE: 'Belum jatuh tempo',
};

const type: Readonly<Record<TransactionType | 'UNKNOWN', string>> = {
  ORDER: 'Belanja',
  REPAYMENT: 'Pembayaran',
  REFUND: 'Pengembalian dana',
  OVERPAID_WITHDRAWAL: 'Penarikan kelebihan bayar',
  FEE: 'Biaya',
  UNKNOWN: 'Transaksi lain',
};

const state: Readonly<Record<PlainState, string>> = {
  waiting: 'Menunggu',
  open: 'Berjalan',
  done: 'Selesai',
  returned: 'Dikembalikan',
  failed: 'Gagal',
  unread: 'Status lain',
};

/** Indonesian. Where the app has the same message, the wording is the same. */
export const indonesian = {
  loading: 'Memuat',
  retry: 'Coba lagi',
  asOf: (time: string) => `per ${time}`,
  provider: 'PayLater',
  lender: (name: string) => `PayLater, pinjaman dari ${name}`,
  error: 'Belum bisa dimuat.',
  /** For screen readers, which announce it once. */
  spoken: { error: 'Belum bisa dimuat.', trying: '', over: 'Sudah dimuat.' },
  unauthorised: {
    text: 'Masuk dulu untuk melihat ini.',
    go: 'Buka PayLater',
  },
  limit: {
    title: 'Limit kamu',
    used: 'Terpakai',
    available: 'Sisa limit',
    total: 'Total limit',
    temporary: 'Termasuk limit sementara',
    until: (day: string) => `sampai ${day}`,
    undivided: 'Berapa yang terpakai belum bisa ditampilkan.',
    unusable: 'Limit ini sedang tidak bisa dipakai.',
    go: 'Rincian limit',
    none: 'Belum ada limit PayLater yang bisa dipakai.',
    apply: 'Ajukan atau lihat status',
    closed: 'Akun PayLater kamu sudah ditutup',
    verify: 'Verifikasi ulang',
  },
  bills: {
    title: { current: 'Total yang harus dibayar', upcoming: 'Total tagihan mendatang' },
    rows: { current: 'Tagihan sekarang', upcoming: 'Tagihan mendatang' },
    bill: (month: string) => `Tagihan ${month}`,
    alone: 'Tagihan PayLater',
    dueOn: (day: string) => `Jatuh tempo ${day}`,
    lateFee: 'Termasuk denda',
    more: (count: number) => `${count} tagihan lagi di PayLater`,
    none: { current: 'Tidak ada tagihan sekarang', upcoming: 'Tidak ada tagihan mendatang' },
    go: 'Lihat tagihan',
    left,
    due,
  },
  transactions: {
    title: 'Riwayat transaksi',
    none: 'Tidak ada transaksi untuk ditampilkan',
    go: 'Lihat semua',
    amountUnread: 'Jumlahnya belum bisa dimuat',
    flag: { NEW_LOAN: 'Bagian dari cicilan baru', OLD_LOAN: 'Sudah diganti cicilan baru' },
    type,
    state,
  },
  plan: {
    title: 'Jadikan cicilan',
    total: (tenor: number) => `Total ${tenor} cicilan`,
    principal: 'Pokok',
    fee: 'Biaya',
    discount: 'Potongan',
    none: 'Belum bisa jadi cicilan',
    notOffered: 'Belum tersedia',
    go: 'Pilih cicilan',
    bills: 'Lihat tagihan',
    number: 'Ke-',
    due: 'Jatuh tempo',
    amount: 'Jumlah',
    unknown: 'Lihat perjanjian',
  },
} as const;

type Widened<T> = T extends string
  ? string
  : T extends (...given: infer A) => string
    ? (...given: A) => string
    : { readonly [K in keyof T]: Widened<T[K]> };

/** All messages of the elements, in one language. */
export type ElementMessages = Widened<typeof indonesian>;
