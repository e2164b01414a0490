import type { FlatNamespace, i18n } from 'i18next';
import type { ComponentType } from 'react';
import { type AreaId, type RouteId, ROUTES } from '../../domain/navigation/routes';
import type { Language } from '../../domain/kernel/locale';
import type { Services } from '../hooks/services';
import { loadMessages } from './i18n';
import { loadLate } from './load-late';

/** The pages of an area, by route. */
export type Screens = Readonly<Partial<Record<RouteId, ComponentType>>>;

/** Reads what a page reads on arrival, for its first drawing, which has come when `signal` aborts. A page that is drawn after `end` reads again. */
export type ReadAhead = (
  services: Services,
  at: {
    readonly query: string;
    readonly end: Promise<unknown>;
    readonly signal: AbortSignal;
  },
) => Promise<unknown>;

type Leads = Readonly<Partial<Record<RouteId, readonly RouteId[]>>>;

/** What the code of an area brings. */
export interface AreaPages {
  readonly screens: Screens;
  /** Of the pages whose first answers the document may have asked for already. */
  readonly readAhead?: Readonly<Partial<Record<RouteId, ReadAhead>>> | undefined;
  /** Where a binding step leads: loaded before the step is sent, so that nothing is missing afterwards. */
  readonly leadsTo?: Leads | undefined;
}

/** What must be known of an area to show its pages (src/areas.ts). */
export interface AreaRow {
  /** Loads the code of its pages, and makes their services available; a load that failed is tried again. */
  readonly load: () => Promise<AreaPages>;
  /** Other areas whose messages its pages show. */
  readonly messages?: readonly FlatNamespace[] | undefined;
}

/** Code that a page shows after itself. */
export interface Late<Part> {
  readonly code: () => Promise<Part>;
  /** The messages that it shows beside those of its page. */
  readonly messages?: readonly FlatNamespace[];
}

/** Who has waited so long is told so; a chunk that has not come by then will not come (spec §9). Milliseconds. */
const [patience, chunkTimeout] = [10_000, 120_000];

/** Waits for all loads, also when one fails: one reload then covers everything that came broken. */
const together = async (loads: readonly unknown[]): Promise<void> => {
  await Promise.allSettled(loads);
  await Promise.all(loads);
};

/** Loads pages and their messages before they are rendered, so that nothing is suspended. */
export class ScreenLoader {
  private readonly screens: Partial<Record<RouteId, ComponentType>> = {};
  private readonly reads: Partial<Record<RouteId, ReadAhead>> = {};
  private readonly leads: Partial<Record<RouteId, readonly RouteId[]>> = {};
  /** Since when the pages that are on their way are waited for. */
  private readonly waiting = new Map<RouteId, number>();

  /** `first`: the pages that are here from the start. */
  constructor(
    readonly i18n: i18n,
    private readonly areas: Readonly<Record<string, AreaRow>>,
    private readonly first: AreaPages = { screens: {} },
  ) {
    this.add(first);
  }

  /** The page when it can be shown: its code and messages are here. */
  find(id: RouteId, language: Language): ComponentType | undefined {
    const isWorded = this.messagesOf(id).every((name) =>
      this.i18n.hasResourceBundle(language, name),
    );
    return isWorded ? this.screens[id] : undefined;
  }

  /** Rejects when the code or the messages cannot be loaded; calls `onSlow` when it takes long. */
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

  /** What reads ahead for a page whose code is here, if anything does. */
  readAhead(id: RouteId): ReadAhead | undefined {
    return this.reads[id];
  }

  /** Loads the code and messages of an area. */
  async area(area: AreaId, language: Language): Promise<void> {
    const { load, messages = [] } = this.areas[area] ?? {};
    const code = load?.();
    await together([code, loadMessages(this.i18n, language, [area, ...messages])]);
    // Once everything is here, since a page that is found is shown.
    this.add(await code);
  }

  /** Loads what a page shows after itself, and the services of the page's area. */
  async late<Part>(id: RouteId, late: Late<Part>, language: Language): Promise<Part> {
    const { code, messages = [] } = late;
    const part = loadLate(code);
    await together([
      part,
      this.areas[ROUTES[id].area]?.load(),
      loadMessages(this.i18n, language, messages),
    ]);
    return part;
  }

  /** Loads the messages of a route in another language, so that a switch needs no waiting. */
  messages(id: RouteId, language: Language): Promise<void> {
    return loadMessages(this.i18n, language, this.messagesOf(id));
  }

  /** Loads the pages that a binding step of this one leads to. */
  async next(id: RouteId, language: Language): Promise<void> {
    const routes = this.leads[id] ?? [];
    await Promise.all(routes.map((route) => this.page(route, language)));
  }

  /** Loads what a next page would wait for; what does not come now is asked for again when it is needed. */
  async ahead(id: RouteId, language: Language, other: Language): Promise<void> {
    await Promise.allSettled([this.messages(id, other), this.next(id, language)]);
  }

  private page(id: RouteId, language: Language): Promise<void> {
    return this.isFirst(id) ? this.messages(id, language) : this.area(ROUTES[id].area, language);
  }

  private add(pages: AreaPages | undefined): void {
    Object.assign(this.screens, pages?.screens);
    Object.assign(this.reads, pages?.readAhead);
    Object.assign(this.leads, pages?.leadsTo);
  }

  private isFirst(id: RouteId): boolean {
    return id in this.first.screens;
  }

  /** A first page shows no messages but those of its area. */
  private messagesOf(id: RouteId): readonly FlatNamespace[] {
    const { area } = ROUTES[id];
    return this.isFirst(id) ? [area] : [area, ...(this.areas[area]?.messages ?? [])];
  }
}
