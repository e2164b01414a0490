import { type Cell, cell, type Live } from '../kernel/live';
import type { ErrorReporter } from '../ports/error-reporter';
import type { Navigator } from '../ports/navigator';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';
import { isApartFromConsent, mayAskConsent } from './consent';

/** The result of loading the provider's script. After `late` it may still arrive; after the last two it never does. */
export type ConsentLoad = 'ready' | 'late' | 'missing' | 'broken';

export interface VisitConsentOptions {
  /** Whether a host app is known by now; its users are not asked (spec §6). The address does not count as proof. */
  readonly isHosted: () => boolean;
  /** Resolves once a late host object can no longer appear. */
  readonly settled: () => Promise<unknown>;
  /** The path that this document was loaded at. */
  readonly documentPath: string;
  /** Loads the provider's script. Calls `chosen` with an earlier choice or `undefined`, and then with every choice. */
  readonly load: (chosen: (analytics: boolean | undefined) => void) => Promise<ConsentLoad>;
}

/** Whether events may be sent in this visit, by the user's choice at the consent provider (spec §6). */
export class VisitConsent {
  private readonly allowed: Cell<boolean | undefined>;
  private loading = false;

  /** `undefined` until the user's choice is known. */
  readonly allowed$: Live<boolean | undefined>;

  constructor(
    private readonly navigator: Navigator,
    private readonly storage: Storage,
    private readonly reporter: ErrorReporter,
    private readonly options: VisitConsentOptions,
  ) {
    // On a page that may not load the script, the stored choice counts.
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
    // From now on the script may run at any moment.
    this.navigator.keepApart(isApartFromConsent);
    const load = await this.options.load((analytics) => this.keep(analytics));
    if (load === 'ready') return;
    if (load === 'missing') this.navigator.keepApart(() => false);
    const code = load.toUpperCase();
    this.reporter.capture({ kind: 'load', message: 'consent script did not load', code });
  }

  private keep(analytics: boolean | undefined): void {
    if (analytics === undefined) this.storage.erase(STORED.eventsAllowed);
    else this.storage.write(STORED.eventsAllowed, analytics);
    this.allowed.next(analytics);
  }
}
