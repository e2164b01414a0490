import { type Cell, cell, type Live } from '../kernel/live';
import type { ErrorReporter } from '../ports/error-reporter';
import type { Navigator } from '../ports/navigator';
import type { Storage } from '../ports/storage';
import type { Host } from '../session/host';
import { STORED } from '../session/stored';
import { isApartFromConsent, mayAskConsent, needsConsent } from './consent';

/** How far the provider's script came: `late` may still turn up and be heard, the last two never do. */
export type ConsentLoad = 'ready' | 'late' | 'missing' | 'broken';

export interface VisitConsentOptions {
  readonly host$: Live<Host>;
  /** Resolves once a late host object can no longer turn up. */
  readonly settled: () => Promise<unknown>;
  /** The path this document was loaded at. */
  readonly documentPath: string;
  /** Loads the provider's script; `chosen` hears of every choice, and at first of one made before or of none. */
  readonly load: (chosen: (analytics: boolean | undefined) => void) => Promise<ConsentLoad>;
}

/** Whether events may be sent in this visit, by the person's word to the consent provider (spec §6). */
export class VisitConsent {
  private readonly word: Cell<boolean | undefined>;
  private loading = false;

  /** `undefined` while the person has not been heard. */
  readonly allowed$: Live<boolean | undefined>;

  constructor(
    private readonly navigator: Navigator,
    private readonly storage: Storage,
    private readonly reporter: ErrorReporter,
    private readonly options: VisitConsentOptions,
  ) {
    // Where the script may not load, what it was told elsewhere counts.
    this.word = cell(this.isAsked ? storage.read(STORED.eventsAllowed) : true);
    this.allowed$ = this.word;
    options.host$.subscribe(() => {
      if (!this.isAsked) this.word.next(true);
    });
    if (mayAskConsent(options.documentPath)) void this.watch();
  }

  private get isAsked(): boolean {
    return needsConsent(this.options.host$.value, this.storage.read(STORED.appSource));
  }

  private async watch(): Promise<void> {
    await this.options.settled();
    this.navigator.place$.subscribe(({ path }) => {
      if (this.loading || !this.isAsked || !mayAskConsent(path)) return;
      this.loading = true;
      void this.load();
    });
  }

  private async load(): Promise<void> {
    // From here on it may run at any moment.
    this.navigator.isApart = isApartFromConsent;
    const load = await this.options.load((analytics) => this.hear(analytics));
    if (load === 'ready') return;
    if (load === 'missing') this.navigator.isApart = () => false;
    const code = load.toUpperCase();
    this.reporter.capture({ kind: 'load', message: 'consent script did not load', code });
  }

  private hear(analytics: boolean | undefined): void {
    if (analytics === undefined) this.storage.erase(STORED.eventsAllowed);
    else this.storage.write(STORED.eventsAllowed, analytics);
    this.word.next(analytics);
  }
}
