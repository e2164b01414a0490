import type { Host } from '../domain/host/host';
import type { Language } from '../domain/kernel/locale';
import type { OtherSpellings } from '../domain/wire/invented-values';
import type { AskedRequests } from './read-early';

/** What a page with figures is drawn from. */
export interface Drawing {
  readonly asked: AskedRequests | undefined;
  readonly words: OtherSpellings | undefined;
  readonly language: Language;
  readonly host: Host;
}
