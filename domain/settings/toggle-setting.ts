import { type Failure, refusedInside } from '../kernel/failure';
import { type Cell, cell, combine, type Live } from '../kernel/live';
import { latestValue, type Loadable, ready } from '../kernel/loadable';
import { Query } from '../async/query';
import { err, ok, type Result } from '../kernel/result';
import { isGroup, readFlag } from '../kernel/spellings';
import type { Http } from '../ports/http';
import { saveToggle, settingsToggles } from './calls';

/** A toggle of the settings page, as the server lists it. */
export interface Toggle {
  readonly feature: string;
  readonly enabled: boolean;
}

/** Method and path of the call that lists the toggles, for reports. */
export const togglesCall = `${settingsToggles.method} ${settingsToggles.path}`;

type Toggles = ReadonlyMap<string, Toggle>;

const put = (toggles: Cell<Toggles>, toggle: Toggle): void =>
  toggles.next(new Map(toggles.value).set(toggle.feature, toggle));

const keepOnly = (toggles: Cell<Toggles>, isKept: (toggle: Toggle) => boolean): void =>
  toggles.next(new Map([...toggles.value].filter(([, toggle]) => isKept(toggle))));

/** The user's feature toggles (spec §4, "Optimistic toggles"; §8 for the errors). */
export class ToggleSetting {
  private readonly list = new Query(() => this.ask());
  /** The user's newest choice per feature, while it is being saved. */
  private readonly wanted = cell<Toggles>(new Map());
  /** Toggles saved after the shown list was requested, which may not contain them. */
  private readonly saved = cell<Toggles>(new Map());

  readonly state$: Live<Loadable<readonly Toggle[]>> = combine(
    [this.list.state$, this.saved, this.wanted],
    (list, saved, wanted) => {
      const toggles = latestValue(list)?.map(
        (toggle) => wanted.get(toggle.feature) ?? saved.get(toggle.feature) ?? toggle,
      );
      if (!toggles) return list;
      return list.phase === 'ready' ? ready(toggles) : { ...list, last: toggles };
    },
  );

  constructor(private readonly http: Http) {}

  /** Loads the list. An empty one counts as a failure (spec §8). */
  async load(): Promise<void> {
    const before = this.saved.value;
    const answer = await this.list.load();
    if (!answer.ok || latestValue(this.list.state$.value) !== answer.value) return;
    // This list was requested after these changes were saved, so it contains them.
    keepOnly(this.saved, (toggle) => before.get(toggle.feature) !== toggle);
  }

  /**
   * Sets a toggle at once and saves it; a failure reverts it to the server's value. While a change of the feature is
   * being saved, a newer one waits, and only the first press gets the result.
   */
  async set(feature: string, enabled: boolean): Promise<Result<void, Failure>> {
    const isUnderWay = this.wanted.value.has(feature);
    const toggle = { feature, enabled };
    put(this.wanted, toggle);
    return isUnderWay ? ok(undefined) : this.save(toggle);
  }

  private async save(toggle: Toggle): Promise<Result<void, Failure>> {
    const { feature, enabled } = toggle;
    const answer = await this.send(toggle);
    if (answer.ok) put(this.saved, toggle);
    const newest = this.wanted.value.get(feature);
    if (newest && newest.enabled !== enabled) return this.save(newest);
    keepOnly(this.wanted, (other) => other.feature !== feature);
    return answer;
  }

  /** Saves a toggle. A response with the other value refuses it. */
  private async send({ feature, enabled }: Toggle): Promise<Result<void, Failure>> {
    const answer = await this.http.call(saveToggle, { body: { feature, enabled } });
    if (!answer.ok) return answer;
    const echo: { readonly [K in keyof Toggle]?: unknown } = isGroup(answer.value)
      ? answer.value
      : {};
    const { feature: named = feature, enabled: sent = enabled } = echo;
    const held = readFlag(sent);
    if (named !== feature || sent === null || held === enabled) return ok(undefined);
    return err(
      held === undefined
        ? { kind: 'contract', path: 'enabled' }
        : { kind: 'api', status: refusedInside },
    );
  }

  private async ask(): Promise<Result<readonly Toggle[], Failure>> {
    const answer = await this.http.call(settingsToggles, {});
    return answer.ok && answer.value.length === 0
      ? err({ kind: 'contract', path: 'settings' })
      : answer;
  }
}
