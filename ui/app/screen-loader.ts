import type { FlatNamespace, i18n } from 'i18next';
import type { ComponentType } from 'react';
import { retryableOnce } from '../../domain/async/retryable-once';
import { type RouteId, ROUTES } from '../../domain/navigation/routes';
import type { Language } from '../../domain/kernel/locale';
import type { Services } from '../hooks/services';
import lazyStyles from '../theme/lazy.css?url';
import { loadMessages } from './i18n';

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
  readonly load?: (() => Promise<AreaPages>) | undefined;
  /** The address of a sheet with the styles that only its pages have. */
  readonly styles?: string | undefined;
  /** Other areas whose messages its pages show. */
  readonly messages?: readonly FlatNamespace[] | undefined;
}

/** Who has waited so long is told so; a chunk that has not come by then will not come (spec §9). Milliseconds. */
const [patience, chunkTimeout] = [10_000, 120_000];

/** The areas whose styles are in the HTML's own sheet, or in one of their own. */
const withoutLazyStyles: readonly string[] = ['start', 'home', 'overview'];

/** Adds a style sheet to the document. */
const addStyles = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error('missing'));
    });
    document.head.append(link);
  });

/** Loads pages, their messages and styles before they are rendered, so that nothing is suspended. */
export class ScreenLoader {
  private readonly screens = new Map<RouteId, ComponentType>();
  private readonly reads = new Map<RouteId, ReadAhead>();
  private readonly leads = new Map<RouteId, readonly RouteId[]>();
  /** Since when the pages that are on their way are waited for. */
  private readonly waiting = new Map<RouteId, number>();
  private readonly sheets = new Map<string, () => Promise<void>>();

  constructor(
    readonly i18n: i18n,
    private readonly areas: Readonly<Record<string, AreaRow>>,
  ) {}

  /** The page when it can be shown: its code and messages are here. */
  find(id: RouteId, language: Language): ComponentType | undefined {
    const messages = this.messagesOf(ROUTES[id].area);
    const isWorded = messages.every((name) => this.i18n.hasResourceBundle(language, name));
    return isWorded ? this.screens.get(id) : undefined;
  }

  /** Rejects when the code, the styles or the messages cannot be loaded; calls `onSlow` when it takes long. */
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
      this.area(ROUTES[id].area, language).finally(over).then(resolve, reject);
    }).finally(() => this.waiting.delete(id));
  }

  /** What reads ahead for a page whose code is here, if anything does. */
  readAhead(id: RouteId): ReadAhead | undefined {
    return this.reads.get(id);
  }

  /** Loads the code, messages and styles of an area. */
  async area(area: FlatNamespace, language: Language): Promise<void> {
    const code = this.areas[area]?.load?.() ?? Promise.resolve(undefined);
    const others = [
      loadMessages(this.i18n, language, this.messagesOf(area)),
      ...this.stylesOf(area).map((href) => this.sheet(href)),
    ];
    // One reload then covers everything that came broken.
    await Promise.allSettled([code, ...others]);
    const [pages] = await Promise.all([code, ...others]);
    const { screens = {}, readAhead = {}, leadsTo = {} } = pages ?? {};
    for (const [id, Page] of Object.entries(screens)) this.screens.set(id as RouteId, Page);
    for (const [id, read] of Object.entries(readAhead)) this.reads.set(id as RouteId, read);
    for (const [id, next] of Object.entries(leadsTo)) this.leads.set(id as RouteId, next);
  }

  /** Loads the messages of a route in another language, so that a switch needs no waiting. */
  messages(id: RouteId, language: Language): Promise<void> {
    return loadMessages(this.i18n, language, this.messagesOf(ROUTES[id].area));
  }

  /** Loads the pages that a binding step of this one leads to. */
  async next(id: RouteId, language: Language): Promise<void> {
    const routes = this.leads.get(id) ?? [];
    await Promise.all(routes.map((route) => this.area(ROUTES[route].area, language)));
  }

  /** Loads what a next page would wait for; what does not come now is asked for again when it is needed. */
  async ahead(id: RouteId, language: Language, other: Language): Promise<void> {
    await Promise.allSettled([
      this.messages(id, other),
      this.sheet(lazyStyles),
      this.next(id, language),
    ]);
  }

  private stylesOf(area: string): readonly string[] {
    const { styles } = this.areas[area] ?? {};
    return [
      ...(withoutLazyStyles.includes(area) ? [] : [lazyStyles]),
      ...(styles === undefined ? [] : [styles]),
    ];
  }

  /** Adds a sheet once; one that did not come is asked for again the next time. */
  private sheet(href: string): Promise<void> {
    const add = this.sheets.get(href) ?? retryableOnce(() => addStyles(href));
    this.sheets.set(href, add);
    return add();
  }

  private messagesOf(area: FlatNamespace): readonly FlatNamespace[] {
    return [area, ...(this.areas[area]?.messages ?? [])];
  }
}
