import { v1 } from './chapters/v1';
import { v10 } from './chapters/v10';
import { v12 } from './chapters/v12';
import { v13 } from './chapters/v13';
import { v14 } from './chapters/v14';
import { v15 } from './chapters/v15';
import { v16 } from './chapters/v16';
import { v2 } from './chapters/v2';
import { v3 } from './chapters/v3';
import { v7 } from './chapters/v7';
import { v9 } from './chapters/v9';
import type { Chapter } from './row';

/**
 * The chapters of the OWASP ASVS 5.0.0 that concern a client. Tests prove `proven` of their rows: a new proof raises the
 * figure, and nothing lowers it.
 */
export const chapters = {
  V1: { rows: v1, proven: 18 },
  V2: { rows: v2, proven: 5 },
  V3: { rows: v3, proven: 27 },
  V7: { rows: v7, proven: 4 },
  V9: { rows: v9, proven: 0 },
  V10: { rows: v10, proven: 4 },
  V12: { rows: v12, proven: 3 },
  V13: { rows: v13, proven: 12 },
  V14: { rows: v14, proven: 10 },
  V15: { rows: v15, proven: 13 },
  V16: { rows: v16, proven: 11 },
} as const satisfies Readonly<Record<string, { rows: Chapter; proven: number }>>;

/** How many requirements the standard has in each section of these chapters; of V10, in the sections about clients. */
export const sections = {
  '1.1': 2,
  '1.2': 10,
  '1.3': 12,
  '1.4': 3,
  '1.5': 3,
  '2.1': 3,
  '2.2': 3,
  '2.3': 5,
  '2.4': 2,
  '3.1': 1,
  '3.2': 3,
  '3.3': 5,
  '3.4': 8,
  '3.5': 8,
  '3.6': 1,
  '3.7': 5,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 3,
  '7.6': 2,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 3,
  '10.5': 5,
  '12.1': 5,
  '12.2': 2,
  '12.3': 5,
  '13.1': 4,
  '13.2': 6,
  '13.3': 4,
  '13.4': 7,
  '14.1': 2,
  '14.2': 8,
  '14.3': 3,
  '15.1': 5,
  '15.2': 5,
  '15.3': 7,
  '15.4': 4,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 4,
};
