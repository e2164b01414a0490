import type { FlatNamespace, i18n } from 'i18next';
import type { ComponentType } from 'react';
import { type AreaId, type RouteId, ROUTES } from '../../domain/navigation/routes';
import type { Language } from '../../domain/kernel/locale';
import type { Services } from '../hooks/services';
import { loadMessages } from './i18n';
import { loadLate } from './load-late';

export type Screens = Readonly<Partial<Record<RouteId, ComponentType>>>;

/** Loads the data that a page shows first. */
export type LoadData = (services: Services, query: string) => Promise<unknown>;

type Leads = Readonly<Partial<Record<RouteId, readonly RouteId[]>>>;

/** Pages of an area, and what is loaded with them. */
export interface AreaPages {
  readonly screens: Screens;
  readonly data?: Readonly<Partial<Record<RouteId, LoadData>>> | undefined;
  /**
   * Pages that are loaded before they are opened: a binding step waits for those that follow it, so that they cannot be
   * missing afterwards; others load while the user reads.
   */
  readonly leadsTo?: Leads | undefined;
}

/** What the loader needs to know about an area to show its pages (src/areas.ts). */
export interface AreaRow {
  /** Loads the code of its pages and makes their services available; a failed load is tried again. */
  readonly load: () => Promise<AreaPages>;
  /** Other areas whose messages its pages show. */
  readonly messages?: readonly FlatNamespace[] | undefined;
}

/** Code that loads after its page. */
export interface Late<Part> {
  readonly code: () => Promise<Part>;
  /** Messages that it shows in addition to those of its page. */
  readonly messages?: readonly FlatNamespace[];
}

/** Milliseconds until the user is informed of a slow load, and until a chunk counts as lost (spec §9). */
const [patience, chunkTimeout] = [10_000, 120_000];

/** Waits for all loads, also when one fails, so that one reload covers everything that is broken. */
const together = async (loads: readonly unknown[]): Promise<void> => {
  await Promise.allSettled(loads);
  await Promise.all(loads);
};

/** Loads pages and their messages before they render, so that nothing suspends. */
export class ScreenLoader {
  private readonly screens: Partial<Record<RouteId, ComponentType>> = {};
  private readonly data: Partial<Record<RouteId, LoadData>> = {};
  private readonly leads: Partial<Record<RouteId, readonly RouteId[]>> = {};
  private readonly parts = new Map<unknown, unknown>();
  /** When each pending page was first requested, by `performance.now()`. */
  private readonly waiting = new Map<RouteId, number>();

  /**
   * `first`: the pages whose code is loaded from the start. `ask` sends what a page reads on arrival, while its code
   * loads.
   */
  constructor(
    readonly i18n: i18n,
    private readonly areas: Readonly<Record<string, AreaRow>>,
    private readonly first: AreaPages = { screens: {} },
    private readonly ask: (id: RouteId, query: string) => void = () => {},
  ) {
    this.add(first);
  }

  /** Returns the page once its code and messages are loaded. */
  find(id: RouteId, language: Language): ComponentType | undefined {
    return this.isWorded(this.messagesOf(id), language) ? this.screens[id] : undefined;
  }

  /** Returns the part once its code and messages are loaded. */
  findLate<Part>(late: Late<Part>, language: Language): Part | undefined {
    const part = this.parts.get(late) as Part | undefined;
    return this.isWorded(late.messages ?? [], language) ? part : undefined;
  }

  /** Loads a page. Rejects when the code or the messages cannot be loaded; calls `onSlow` when that takes long. */
  load(id: RouteId, language: Language, onSlow = () => {}): Promise<void> {
    const since = this.waiting.get(id) ?? performance.now();
    this.waiting.set(id, since);
    const at = (wait: number, act: () => void) => setTimeout(act, since + wait - performance.now());
    return new Promise<void>((resolve, reject) => {
      const slow = at(patience, onSlow);
      const end = at(chunkTimeout, () => reject(new Error('timeout')));
      const over = () => {
        clearTimeout(slow);
        clearTimeout(end);
      };
      this.page(id, language).finally(over).then(resolve, reject);
    }).finally(() => this.waiting.delete(id));
  }

  /** Loads the data that a page shows first, once the page's code is loaded. */
  async loadData(id: RouteId, services: Services, query: string): Promise<void> {
    await this.data[id]?.(services, query);
  }

  /** Sends what a page reads on arrival, unless its code is loaded. */
  askAhead(id: RouteId, query: string): void {
    if (!(id in this.screens)) this.ask(id, query);
  }

  /** Loads the code and messages of an area. */
  async area(area: AreaId, language: Language): Promise<void> {
    const { load, messages = [] } = this.areas[area] ?? {};
    const code = load?.();
    await together([code, loadMessages(this.i18n, language, [area, ...messages])]);
    // Added last, because a page that `find` returns is shown.
    this.add(await code);
  }

  /** Loads code that a page shows later, and the services of the page's area. */
  async late<Part>(id: RouteId, late: Late<Part>, language: Language): Promise<Part> {
    const { code, messages = [] } = late;
    const part = loadLate(code);
    await together([
      part,
      this.areas[ROUTES[id].area]?.load(),
      loadMessages(this.i18n, language, messages),
    ]);
    this.parts.set(late, await part);
    return part;
  }

  /** Loads the messages of a route in another language, so that a switch does not wait. */
  messages(id: RouteId, language: Language): Promise<void> {
    return loadMessages(this.i18n, language, this.messagesOf(id));
  }

  /** Loads the pages that a binding step of this page opens. */
  async next(id: RouteId, language: Language): Promise<void> {
    const routes = this.leads[id] ?? [];
    await Promise.all(routes.map((route) => this.page(route, language)));
  }

  /** Preloads what the next page would wait for. A failed load is tried again when it is needed. */
  async ahead(id: RouteId, language: Language, other: Language): Promise<void> {
    await Promise.allSettled([this.messages(id, other), this.next(id, language)]);
  }

  private page(id: RouteId, language: Language): Promise<void> {
    return this.isFirst(id) ? this.messages(id, language) : this.area(ROUTES[id].area, language);
  }

  private add(pages: AreaPages | undefined): void {
    Object.assign(this.screens, pages?.screens);
    Object.assign(this.data, pages?.data);
    Object.assign(this.leads, pages?.leadsTo);
  }

  private isWorded(names: readonly FlatNamespace[], language: Language): boolean {
    return names.every((name) => this.i18n.hasResourceBundle(language, name));
  }

  private isFirst(id: RouteId): boolean {
    return id in this.first.screens;
  }

  /** A first page shows only the messages of its area. */
  private messagesOf(id: RouteId): readonly FlatNamespace[] {
    const { area } = ROUTES[id];
    return this.isFirst(id) ? [area] : [area, ...(this.areas[area]?.messages ?? [])];
  }
}
