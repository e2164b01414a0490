import { concatMap, firstValueFrom } from 'rxjs';
import { type AreaLevel, areaLevels } from '../forms/field';
import { type Failure, isOutcomeUnknown } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';
import { areasBelow, matchAreas, postalCode } from './calls';

/** The areas of an address as a draft stores them: names, not ids. */
export type AreaNames = { readonly [L in AreaLevel]?: string };

export interface AdministrativeArea {
  readonly id: string;
  readonly name: string;
}

/** The choices of a level. `waiting`: the level above has no name. `unknown`: no list, so the user types the name. */
export type Choices =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'listed'; readonly areas: readonly AdministrativeArea[] }
  | { readonly phase: 'unknown' };

export type AreaChoices = { readonly [L in AreaLevel]: Choices };

const waiting: Choices = { phase: 'waiting' };
const unknown: Choices = { phase: 'unknown' };

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

const isSameAddress = (a: AreaNames, b: AreaNames): boolean =>
  areaLevels.every((level) => (a[level] ?? '') === (b[level] ?? ''));

/** Lists areas level by level, and falls back to typed text where the server lists none. */
export class Areas {
  private readonly state$ = cell<AreaChoices>({
    province: waiting,
    city: waiting,
    district: waiting,
    village: waiting,
  });
  private readonly listed = new Map<string, readonly AdministrativeArea[]>();
  private listing = new AbortController();
  /** The addresses that were shown and matched last. Their names are kept in memory only. */
  private shown: AreaNames | undefined;
  private matched: { readonly names: AreaNames; readonly failed: boolean } | undefined;

  readonly choices$: Live<AreaChoices> = this.state$;

  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
  ) {}

  /** Lists the choices of each level, down to the first level without a known name. A newer call replaces this one. */
  async show(names: AreaNames): Promise<void> {
    if (this.shown && !isSameAddress(this.shown, names)) this.storage.erase(STORED.areasAsked);
    this.shown = names;
    this.listing.abort();
    const { signal } = (this.listing = new AbortController());
    let parent = 'root';
    for (const [at, level] of areaLevels.entries()) {
      if (!this.listed.has(parent)) this.tell([level], { phase: 'loading' });
      const areas = await this.below(parent);
      if (signal.aborted) return;
      this.tell([level], areas.length > 0 ? { phase: 'listed', areas } : unknown);
      const name = names[level];
      const id = name ? areas.find((area) => same(area.name, name))?.id : undefined;
      // A typed name has no id, so the levels below it are typed too.
      if (id === undefined) return this.tell(areaLevels.slice(at + 1), name ? unknown : waiting);
      parent = id;
    }
  }

  /** Returns the postal codes that the server knows for a village; empty when it knows none, or the call fails. */
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
   * Returns the names of an identity card in the server's spelling, where the server has one. The same names are sent
   * once; after a failure, the next call sends them again.
   */
  match(names: AreaNames): Promise<AreaNames> {
    const lock$ = this.http.lock(matchAreas);
    return firstValueFrom(lock$.pipe(concatMap(() => this.matchLocked(names))));
  }

  private async matchLocked(names: AreaNames): Promise<AreaNames> {
    const known = this.matched
      ? !this.matched.failed && isSameAddress(this.matched.names, names)
      : this.storage.read(STORED.areasAsked) === true;
    if (known) return names;
    const asked = { names, failed: false };
    this.matched = asked;
    // Written before the call, so that neither a reload nor another tab sends it again.
    this.storage.write(STORED.areasAsked, true);
    const answer = await this.http.call(matchAreas, { body: names });
    if (!answer.ok) {
      if (this.matched === asked) this.failed(names, answer.error);
      return names;
    }
    const found = areaLevels.map((level) => [level, answer.value[level]?.name ?? names[level]]);
    const matched = Object.fromEntries(found.filter(([, name]) => name !== undefined)) as AreaNames;
    // Taking over the server's spelling does not count as a changed address.
    this.shown = matched;
    return matched;
  }

  private tell(levels: readonly AreaLevel[], choices: Choices): void {
    const part = Object.fromEntries(levels.map((level) => [level, choices]));
    this.state$.next({ ...this.state$.value, ...part });
  }

  /** Returns the areas directly below an id (`root`: provinces). Empty after a failure, which is not cached. */
  async below(id: string): Promise<readonly AdministrativeArea[]> {
    const before = this.listed.get(id);
    if (before) return before;
    const answer = await this.http.call(areasBelow, { params: { id } });
    if (!answer.ok) return [];
    this.listed.set(id, answer.value);
    return answer.value;
  }

  /** Allows a retry; in other documents only after a refusal. Otherwise the server may have saved the names. */
  private failed(names: AreaNames, failure: Failure): void {
    this.matched = { names, failed: true };
    const refused = failure.kind === 'api' && !isOutcomeUnknown(failure);
    if (refused) this.storage.erase(STORED.areasAsked);
  }
}
