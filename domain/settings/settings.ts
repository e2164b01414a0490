import type { Failure } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import { failed, idle, latestValue, loading, type Loadable, ready } from '../kernel/loadable';
import { err, ok, type Result } from '../kernel/result';
import type { Http } from '../ports/http';
import type { Session } from '../session/session';
import { saveToggle, settingsToggles } from './calls';

/** One switch of the settings page, as the server lists it. */
export interface Toggle {
  readonly feature: string;
  readonly enabled: boolean;
}

/** The person's feature toggles (spec §4: "applied optimistically and reverted on failure"; §8 for the errors). */
export class Settings {
  private readonly state$ = cell<Loadable<readonly Toggle[]>>(idle);
  /** What the server last confirmed, per feature. */
  private readonly confirmed = new Map<string, boolean>();
  /** Features saved since the newest list was asked for, which may be older than they are. */
  private readonly saved = new Set<string>();
  /** The newest intent per feature, while its change is on the way. */
  private intents = new Map<string, boolean>();
  private asked = 0;

  readonly toggles$: Live<Loadable<readonly Toggle[]>> = this.state$;

  constructor(
    private readonly http: Http,
    session: Session,
  ) {
    session.forgotten$.subscribe(() => {
      this.asked += 1;
      this.confirmed.clear();
      // What is still on its way finds its own map empty, and touches nobody else's.
      this.intents.clear();
      this.intents = new Map();
      this.state$.next(idle);
    });
  }

  /** Loads the list. An empty one counts as a failure (spec §8). */
  async load(): Promise<void> {
    const turn = ++this.asked;
    this.saved.clear();
    this.state$.next(loading(this.state$.value));
    const answer = await this.http.call(settingsToggles, {});
    if (turn !== this.asked) return;
    if (!answer.ok) {
      this.state$.next(failed(answer.error, this.state$.value));
      return;
    }
    if (answer.value.length === 0) {
      this.state$.next({ phase: 'failed', failure: { kind: 'contract', path: 'settings' } });
      return;
    }
    for (const { feature, enabled } of answer.value)
      if (!this.saved.has(feature)) this.confirmed.set(feature, enabled);
    this.show(answer.value);
  }

  /**
   * Sets a toggle at once and tells the server. A failure reverts this feature only, to what the server last
   * confirmed. One change a feature is on the way; a newer intent follows it.
   */
  async set(feature: string, enabled: boolean): Promise<Result<void, Failure>> {
    const underWay = this.intents.has(feature);
    this.intents.set(feature, enabled);
    this.redraw();
    return underWay ? ok(undefined) : this.send(feature);
  }

  private async send(feature: string): Promise<Result<void, Failure>> {
    const { intents } = this;
    for (;;) {
      const enabled = intents.get(feature);
      if (enabled === undefined) return ok(undefined);
      const answer = await this.http.call(saveToggle, { body: { feature, enabled } });
      if (answer.ok && intents.has(feature)) {
        this.confirmed.set(feature, enabled);
        this.saved.add(feature);
      }
      if (intents.get(feature) !== enabled) continue;
      intents.delete(feature);
      this.redraw();
      return answer.ok ? ok(undefined) : err(answer.error);
    }
  }

  private redraw(): void {
    const toggles = latestValue(this.state$.value);
    if (toggles) this.show(toggles);
  }

  private show(toggles: readonly Toggle[]): void {
    this.state$.next(
      ready(
        toggles.map(({ feature, enabled }) => ({
          feature,
          enabled: this.intents.get(feature) ?? this.confirmed.get(feature) ?? enabled,
        })),
      ),
    );
  }
}
