import * as life from '../lives';
import { persona, type Persona } from './persona';

const come = (what: string): string => `Buka dengan ?gopayplus=true: ${what}`;

/** People of the pay-later-plus flow, which the entry address puts them into (spec §4). */
export const plusPeople: readonly Persona[] = [
  persona(
    'gopayplus-normal',
    'NOT_APPLIED',
    'Plus: biasa',
    come('sudah dipindahkan, jadi diantar keluar.'),
    life.migrated(),
  ),
  persona(
    'gopayplus-eligible',
    'NOT_APPLIED',
    'Plus: memenuhi syarat',
    come('memulai dari halaman depan.'),
    life.newcomer(),
  ),
  persona(
    'gopayplus-combined',
    'NOT_APPLIED',
    'Plus: gabungan',
    come('GPP ditawarkan, jadi diantar keluar.'),
    life.newcomer(life.withGpp),
  ),
  persona(
    'gopayplus-draft',
    'DRAFT',
    'Plus: setengah jadi',
    come('pengajuan gabungan terisi sebagian, tanpa GPP.'),
    life.combinedDraft([]),
  ),
  persona(
    'gopayplus-ineligible',
    'INELIGIBLE',
    'Plus: tidak memenuhi syarat',
    come('belum bisa memakai produk ini.'),
    life.barred('NOT_ELIGIBLE'),
  ),
];
