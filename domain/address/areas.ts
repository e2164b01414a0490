import { type AreaLevel, areaLevels } from '../forms/field';
import { type Failure, isOutcomeUnknown } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import type { Session } from '../session/session';
import { STORED } from '../session/stored';
import { areasBelow, matchAreas, postalCode } from './calls';

/** An address as a draft holds it: names, not ids. */
export type AreaNames = { readonly [L in AreaLevel]?: string };

export interface AdministrativeArea {
  readonly id: string;
  readonly name: string;
}

/** The areas to choose from at a level. `unknown`: none can be listed, so the name is typed. */
export type Choices =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'listed'; readonly areas: readonly AdministrativeArea[] }
  | { readonly phase: 'unknown' };

export type AreaChoices = { readonly [L in AreaLevel]: Choices };

const waiting: AreaChoices = {
  province: { phase: 'waiting' },
  city: { phase: 'waiting' },
  district: { phase: 'waiting' },
  village: { phase: 'waiting' },
};

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

const isSameAddress = (a: AreaNames, b: AreaNames): boolean =>
  areaLevels.every((level) => (a[level] ?? '') === (b[level] ?? ''));

/** Lists areas level by level, and falls back to typed text where the server lists none. */
export class Areas {
  private readonly state$ = cell<AreaChoices>(waiting);
  private readonly listed = new Map<string, readonly AdministrativeArea[]>();
  private turn = 0;
  /** The addresses shown and asked about last; only this document knows their names. */
  private shown: AreaNames | undefined;
  private asked: { readonly names: AreaNames; readonly failed: boolean } | undefined;

  readonly choices$: Live<AreaChoices> = this.state$;

  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
    session: Session,
  ) {
    session.forgotten$.subscribe(() => {
      this.state$.next(waiting);
      this.shown = undefined;
      this.asked = undefined;
    });
  }

  /** Lists what can be chosen for an address: every level below a known name. Only the newest call is shown. */
  async show(names: AreaNames): Promise<void> {
    const turn = ++this.turn;
    if (this.shown && !isSameAddress(this.shown, names)) this.storage.erase(STORED.areasAsked);
    this.shown = names;
    let parent: string | undefined = 'root';
    for (const [at, level] of areaLevels.entries()) {
      if (parent === undefined) {
        this.put(level, { phase: 'waiting' });
        continue;
      }
      const areas: readonly AdministrativeArea[] = await this.below(parent, level);
      if (turn !== this.turn) return;
      this.put(level, areas.length > 0 ? { phase: 'listed', areas } : { phase: 'unknown' });
      const name = names[level];
      parent = name ? areas.find((area) => same(area.name, name))?.id : undefined;
      // A typed name has no id: the levels below it are typed too.
      if (name && parent === undefined) {
        for (const below of areaLevels.slice(at + 1)) this.put(below, { phase: 'unknown' });
        return;
      }
    }
  }

  /** The postal codes the server knows for a village; none when it knows none. */
  async postalCodes(names: AreaNames): Promise<readonly string[]> {
    const { province, city, district, village } = names;
    if (!province || !city || !district || !village) return [];
    const body = { province, city, district, subDistrict: village };
    const answer = await this.http.call(postalCode, { body });
    if (!answer.ok) return [];
    const { postalCode: one, postalCodes: many } = answer.value;
    return many ?? (one === undefined ? [] : [one]);
  }

  /**
   * The server's own spelling of names from an identity card, where it knows them. The same names are asked about once;
   * after a failure, once more when the person comes back to them.
   */
  async match(names: AreaNames): Promise<AreaNames> {
    const known = this.asked
      ? !this.asked.failed && isSameAddress(this.asked.names, names)
      : this.storage.read(STORED.areasAsked) === true;
    if (known) return names;
    const asked = { names, failed: false };
    this.asked = asked;
    // Before it is sent, so that neither a reload nor another tab sends it again.
    this.storage.write(STORED.areasAsked, true);
    const answer = await this.http.call(matchAreas, { body: names });
    if (!answer.ok) {
      if (this.asked === asked) this.failed(names, answer.error);
      return names;
    }
    const found = areaLevels.map((level) => [level, answer.value[level]?.name ?? names[level]]);
    const matched = Object.fromEntries(found.filter(([, name]) => name !== undefined)) as AreaNames;
    // To take over the server's spelling is no change of the address.
    this.shown = matched;
    return matched;
  }

  private async below(id: string, level: AreaLevel): Promise<readonly AdministrativeArea[]> {
    const before = this.listed.get(id);
    if (before) return before;
    this.put(level, { phase: 'loading' });
    const answer = await this.http.call(areasBelow, { params: { id } });
    if (!answer.ok) return [];
    this.listed.set(id, answer.value);
    return answer.value;
  }

  /** What was refused may be asked again by any document; a reload, too, ends a call without an answer. */
  private failed(names: AreaNames, failure: Failure): void {
    this.asked = { names, failed: true };
    const refused = failure.kind === 'api' && !isOutcomeUnknown(failure);
    if (refused) this.storage.erase(STORED.areasAsked);
  }

  private put(level: AreaLevel, choices: Choices): void {
    this.state$.next({ ...this.state$.value, [level]: choices });
  }
}
