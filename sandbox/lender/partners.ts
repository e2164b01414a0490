import { hasAccount, noAccount } from './application';
import type { SomeHandlers } from './handler';

/** Invented merchants; billers have the specification's tag. */
export const merchants = [
  { id: 'm-01', name: 'Pasar Rumah', category: 'GROCERY' },
  { id: 'm-02', name: 'Gawai Nusantara', category: 'ELECTRONICS' },
  { id: 'm-03', name: 'Batik Lestari', category: 'FASHION' },
  { id: 'm-04', name: 'Jelajah Timur', category: 'TRAVEL' },
  { id: 'm-05', name: 'Buku Kita', category: 'BOOKS' },
  { id: 'm-06', name: 'Dapur Ibu', category: 'FOOD' },
  { id: 'm-07', name: 'Listrik Pascabayar', category: 'POWER', tag: 'GOPAYLATER' },
  { id: 'm-08', name: 'Air Bersih', category: 'WATER', tag: 'GOPAYLATER' },
  { id: 'm-09', name: 'Internet Rumah', category: 'INTERNET', tag: 'GOPAYLATER' },
];

/** Returns the category of a merchant by its name, as a field of an answer. */
export const categoryOf = (named: string): { merchantCategory?: string } => {
  const category = merchants.find(({ name }) => name === named)?.category;
  return category === undefined ? {} : { merchantCategory: category };
};

/** Returns a link to a host that does not exist and is not configured, so the client asks before it opens it. */
const siteOf = ({ id }: { readonly id: string }): string => `https://shops.paylater.example/${id}`;

export const partnerHandlers: SomeHandlers<'partners'> = {
  partners: (_, ctx) =>
    hasAccount(ctx)
      ? { merchants: merchants.map((it) => ({ ...it, link: siteOf(it) })) }
      : noAccount,
};
