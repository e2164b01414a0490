import type { Html } from '../http/html';
import { chairArt, fanArt, lampArt, potArt, riceCookerArt, shelfArt } from './goods-art';

interface Good {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** Whole rupiah. */
  readonly price: number;
  readonly art: Html;
  /** The quantity in the cart of a returning customer. */
  readonly inCart?: number;
}

/** The goods of the shop. All names and prices are invented. */
export const goods: readonly Good[] = [
  {
    id: 'penanak-nasi',
    name: 'Penanak nasi 1,8 liter',
    note: 'Panci antilengket, hangat sampai pagi',
    price: 459_000,
    art: riceCookerArt,
    inCart: 1,
  },
  {
    id: 'kipas-angin',
    name: 'Kipas angin berdiri',
    note: 'Tiga kecepatan, leher berputar',
    price: 389_000,
    art: fanArt,
  },
  {
    id: 'lampu-baca',
    name: 'Lampu baca meja',
    note: 'Cahaya hangat, lengan lentur',
    price: 215_000,
    art: lampArt,
    inCart: 2,
  },
  {
    id: 'kursi-rotan',
    name: 'Kursi rotan teras',
    note: 'Anyaman tangan, bantal ikut',
    price: 780_000,
    art: chairArt,
  },
  {
    id: 'panci-sup',
    name: 'Panci sup 6 liter',
    note: 'Baja tahan karat, tutup kaca',
    price: 325_000,
    art: potArt,
  },
  {
    id: 'rak-buku',
    name: 'Rak buku tiga tingkat',
    note: 'Kayu pinus, dirakit sendiri',
    price: 649_000,
    art: shelfArt,
  },
];
