/** Holds one row of the history. */
export interface Row {
  id: number;
  at: number;
  type: string;
  status: string;
  name: string;
  amount: number;
  restructure: string;
}

/** Lists the rows from the oldest: days ago, type, status, name, amount. */
export const HISTORY: [number, string, string, string, number][] = [
  [133, 'ORDER', 'REPAID', 'Toko Buku Pelita', 105_000],
  [128, 'ORDER', 'REPAID', 'Warung Bu Ani', 95_000],
  [127, 'FEE', 'SUCCESS', 'Service fee', 10_000],
  [118, 'REPAYMENT', 'SUCCESS', 'Repayment', 210_000],
  [115, 'ORDER', 'REPAID', 'Kopi Senja', 30_000],
  [110, 'ORDER', 'REPAID', 'Warung Bu Ani', 50_000],
  [100, 'ORDER', 'REPAID', 'Apotek Sehat', 120_000],
  [97, 'FEE', 'SUCCESS', 'Service fee', 10_000],
  [90, 'ORDER', 'REPAID', 'Pasar Buah Segar', 80_000],
  [88, 'REPAYMENT', 'SUCCESS', 'Repayment', 210_000],
  [85, 'ORDER', 'REPAID', 'Toko Buku Pelita', 120_000],
  [79, 'ORDER', 'REPAID', 'Toko Sepatu Raya', 140_000],
  [74, 'ORDER', 'REPAID', 'Kopi Senja', 60_000],
  [70, 'ORDER', 'REPAID', 'Apotek Sehat', 100_000],
  [67, 'FEE', 'SUCCESS', 'Service fee', 25_000],
  [58, 'REPAYMENT', 'SUCCESS', 'Repayment', 575_000],
  [50, 'ORDER', 'ONGOING', 'Pasar Buah Segar', 250_000],
  [41, 'ORDER', 'ONGOING', 'Apotek Sehat', 200_000],
  [37, 'FEE', 'SUCCESS', 'Service fee', 22_500],
  [26, 'FEE', 'SUCCESS', 'Late fee', 25_000],
  [20, 'ORDER', 'ONGOING', 'Toko Sepatu Raya', 200_000],
  [12, 'ORDER', 'ONGOING', 'Elektronik Jaya', 1_200_000],
  [10, 'ORDER', 'REFUNDED', 'Batik Lestari', 175_000],
  [9, 'REFUND', 'SUCCESS', 'Batik Lestari', 175_000],
  [7, 'FEE', 'SUCCESS', 'Service fee', 30_000],
  [4, 'ORDER', 'FAILED', 'Toko Cahaya', 310_000],
  [3, 'ORDER', 'CANCELED', 'Warung Bu Ani', 85_000],
  [2, 'OVERPAID_WITHDRAWAL', 'PROCESSING', 'Overpaid withdrawal', 50_000],
];
