import type { Failure } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import { failed, idle, known, loading, type Loadable, ready } from '../kernel/loadable';
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
  /** The newest intent per feature, while its change is on the way. */
  private readonly intents = new Map<string, boolean>();
  private asked = 0;

  readonly toggles$: Live<Loadable<readonly Toggle[]>> = this.state$;

  constructor(
    private readonly http: Http,
    session: Session,
  ) {
    session.forgotten$.subscribe(() => {
      this.asked += 1;
      this.confirmed.clear();
      this.intents.clear();
      this.state$.next(idle);
    });
  }

  /** Loads the list. An empty one counts as a failure (spec §8). */
  async load(): Promise<void> {
    const turn = ++this.asked;
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
    this.confirmed.clear();
    for (const { feature, enabled } of answer.value) this.confirmed.set(feature, enabled);
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
    for (;;) {
      const enabled = this.intents.get(feature);
      if (enabled === undefined) return ok(undefined);
      const answer = await this.http.call(saveToggle, { body: { feature, enabled } });
      if (answer.ok && this.intents.has(feature)) this.confirmed.set(feature, enabled);
      if (this.intents.get(feature) !== enabled) continue;
      this.intents.delete(feature);
      this.redraw();
      return answer.ok ? ok(undefined) : err(answer.error);
    }
  }

  private redraw(): void {
    const toggles = known(this.state$.value);
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
