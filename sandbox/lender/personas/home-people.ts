import { livingOn } from '../spending';
import * as changing from '../deal-lives';
import * as spent from '../spending-lives';
import { persona, type Persona } from './persona';

/** Users whose home shows a notice or an unusual set of modules. */
export const homePeople: readonly Persona[] = [
  persona(
    'limit-raised',
    'APPROVED',
    {
      id: ['Limit naik', 'Limitnya baru dinaikkan dan belum diberi tahu.'],
      en: ['Limit raised', 'The limit was just raised, and the user has not been told.'],
    },
    livingOn(15, spent.limitRaised),
  ),
  persona(
    'zero-percent',
    'APPROVED',
    {
      id: ['Cicilan 0%', 'Berandanya menawarkan cicilan 0%.'],
      en: ['0% instalments', 'Home offers instalments at 0%.'],
    },
    livingOn(15, spent.homeOf('NEXT_BILL', 'ZERO_PERCENT', 'SHORTCUTS', 'PARTNERS', 'HELP')),
  ),
  persona(
    'discount-promo',
    'APPROVED',
    {
      id: ['Promo potongan biaya', 'Berandanya menawarkan potongan biaya cicilan tagihan.'],
      en: ['Fee discount promo', 'Home offers a discount on the fee of splitting the bill.'],
    },
    livingOn(15, changing.discountOffered),
  ),
  persona(
    'coach-marks',
    'APPROVED',
    {
      id: ['Petunjuk produk', 'Pintasan di berandanya dijelaskan satu per satu.'],
      en: ['Product hints', 'The shortcuts on home are explained one by one.'],
    },
    livingOn(15, spent.homeWithProducts('GPL', 'GPP')),
  ),
  persona(
    'home-unknown-module',
    'APPROVED',
    {
      id: [
        'Beranda dari masa depan',
        'Berandanya berisi semua bagian tanpa pemberitahuan, dan satu yang belum dikenal.',
      ],
      en: [
        'Home from the future',
        'Home has every module but the notices, and one that is unknown.',
      ],
    },
    livingOn(
      15,
      spent.homeOf(
        'SHORTCUTS',
        'X_GAME',
        'NEXT_BILL',
        'RESTRUCTURE',
        'REASSESSMENT',
        'PARTNERS',
        'EDUCATION',
        'HELP',
      ),
    ),
  ),
];
