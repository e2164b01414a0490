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

/** A page with figures. */
export interface Drawn {
  readonly page: DocumentFragment;
  /** Called once the page is in the document, before it is painted. */
  readonly prepare?: () => void;
}
