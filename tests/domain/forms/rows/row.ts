import type { HardCode, SoftCode } from '../../../../domain/forms/codes';

/** What is typed, and what is said about it: nothing (`ok`), that it is empty, or a code. */
export type Row = readonly [typed: string, said: 'ok' | 'empty' | HardCode | SoftCode];
