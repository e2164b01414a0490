import { type Cell, cell, type Live } from '../kernel/live';
import type { ErrorReporter } from '../ports/error-reporter';
import type { Navigator } from '../ports/navigator';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';
import { isApartFromConsent, mayAskConsent } from './consent';

/** How far the provider's script came: `late` may still turn up and be heard, the last two never do. */
export type ConsentLoad = 'ready' | 'late' | 'missing' | 'broken';

export interface VisitConsentOptions {
  /** Whether a host app shows itself by now: its sessions are not asked (spec §6). What an address says shows nothing. */
  readonly isHosted: () => boolean;
  /** Resolves once a late host object can no longer turn up. */
  readonly settled: () => Promise<unknown>;
  /** The path this document was loaded at. */
  readonly documentPath: string;
  /** Loads the provider's script; `chosen` hears of every choice, and at first of one made before or of none. */
  readonly load: (chosen: (analytics: boolean | undefined) => void) => Promise<ConsentLoad>;
}

/** Whether events may be sent in this visit, by the person's word to the consent provider (spec §6). */
export class VisitConsent {
  private readonly allowed: Cell<boolean | undefined>;
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
    this.allowed = cell(options.isHosted() ? true : storage.read(STORED.eventsAllowed));
    this.allowed$ = this.allowed;
    void this.watch();
  }

  private async watch(): Promise<void> {
    const { settled, isHosted, documentPath } = this.options;
    await settled();
    if (isHosted()) return this.allowed.next(true);
    if (!mayAskConsent(documentPath)) return;
    this.navigator.place$.subscribe(({ path }) => {
      if (this.loading || !mayAskConsent(path)) return;
      this.loading = true;
      void this.load();
    });
  }

  private async load(): Promise<void> {
    // From here on it may run at any moment.
    this.navigator.keepApart(isApartFromConsent);
    const load = await this.options.load((analytics) => this.hear(analytics));
    if (load === 'ready') return;
    if (load === 'missing') this.navigator.keepApart(() => false);
    const code = load.toUpperCase();
    this.reporter.capture({ kind: 'load', message: 'consent script did not load', code });
  }

  private hear(analytics: boolean | undefined): void {
    if (analytics === undefined) this.storage.erase(STORED.eventsAllowed);
    else this.storage.write(STORED.eventsAllowed, analytics);
    this.allowed.next(analytics);
  }
}
