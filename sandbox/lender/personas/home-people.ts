import { livingOn } from '../spending';
import * as changing from '../deal-lives';
import * as spent from '../spending-lives';
import { persona, type Persona } from './persona';

/** People whose home shows a notice or an unusual set of modules. */
export const homePeople: readonly Persona[] = [
  persona(
    'limit-raised',
    'APPROVED',
    'Limit naik',
    'Limitnya baru dinaikkan dan belum diberi tahu.',
    livingOn(15, spent.limitRaised),
  ),
  persona(
    'zero-percent',
    'APPROVED',
    'Cicilan 0%',
    'Berandanya menawarkan cicilan 0%.',
    livingOn(15, spent.homeOf('NEXT_BILL', 'ZERO_PERCENT', 'SHORTCUTS', 'PARTNERS', 'HELP')),
  ),
  persona(
    'discount-promo',
    'APPROVED',
    'Promo potongan biaya',
    'Berandanya menawarkan potongan biaya cicilan tagihan.',
    livingOn(15, changing.discountOffered),
  ),
  persona(
    'coach-marks',
    'APPROVED',
    'Petunjuk produk',
    'Pintasan di berandanya dijelaskan satu per satu.',
    livingOn(15, spent.withProducts('GPL', 'GPP')),
  ),
  persona(
    'home-unknown-module',
    'APPROVED',
    'Beranda dari masa depan',
    'Berandanya berisi semua bagian tanpa pemberitahuan, dan satu yang belum dikenal.',
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
