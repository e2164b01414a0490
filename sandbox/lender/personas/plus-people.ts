import * as life from '../lives';
import { persona, type Persona } from './persona';

const come = (what: string): string => `Buka dengan ?gopayplus=true: ${what}`;
const open = (what: string): string => `Open with ?gopayplus=true: ${what}`;

/** Users of the pay-later-plus flow, which the entry address selects (spec §4). */
export const plusPeople: readonly Persona[] = [
  persona(
    'gopayplus-normal',
    'NOT_APPLIED',
    {
      id: ['Plus: biasa', come('sudah dipindahkan, jadi diantar keluar.')],
      en: ['Plus: normal', open('already moved, so handed over.')],
    },
    life.migrated(),
  ),
  persona(
    'gopayplus-eligible',
    'NOT_APPLIED',
    {
      id: ['Plus: memenuhi syarat', come('memulai dari halaman depan.')],
      en: ['Plus: eligible', open('begins at the start page.')],
    },
    life.newcomer(),
  ),
  persona(
    'gopayplus-combined',
    'NOT_APPLIED',
    {
      id: ['Plus: gabungan', come('GPP ditawarkan, jadi diantar keluar.')],
      en: ['Plus: combined', open('GPP is offered, so handed over.')],
    },
    life.newcomer(life.withGpp),
  ),
  persona(
    'gopayplus-draft',
    'DRAFT',
    {
      id: ['Plus: setengah jadi', come('pengajuan gabungan terisi sebagian, tanpa GPP.')],
      en: [
        'Plus: half finished',
        open('the combined application is partly filled in, without GPP.'),
      ],
    },
    life.combinedStarted([]),
  ),
  persona(
    'gopayplus-ineligible',
    'INELIGIBLE',
    {
      id: ['Plus: tidak memenuhi syarat', come('belum bisa memakai produk ini.')],
      en: ['Plus: not eligible', open('cannot use this product yet.')],
    },
    life.barred('NOT_ELIGIBLE'),
  ),
];
