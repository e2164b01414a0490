import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { type RouteId, ROUTES } from '../../domain/navigation/routes';
import type { Language } from '../../domain/session/locale';
import { firstScreens, type ScreenRow } from '../screens';
import { loadMessages } from './i18n';

/** A chunk that has not come by then will not come (spec §9), in milliseconds. */
const chunkTimeout = 120_000;

const inTime = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), chunkTimeout);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

const isFirst = (id: RouteId): id is keyof typeof firstScreens => id in firstScreens;

const later = () => import('../later').then((it) => it.later);

const rowOf = async (id: RouteId): Promise<ScreenRow> =>
  isFirst(id) ? firstScreens[id] : (await later()).screens[id];

/** The areas whose words and services a route needs: its title's, and its page's. */
const areasOf = (id: RouteId, { areas }: ScreenRow): readonly string[] => [
  ROUTES[id].area,
  ...areas,
];

/** Loads pages and their words before they are rendered, so that nothing is suspended. */
export class ScreenLoader {
  private readonly loaded = new Map<RouteId, { readonly row: ScreenRow; Page: ComponentType }>();

  constructor(
    readonly i18n: i18n,
    /** Makes an area's services available; the area's code comes with its first page. */
    private readonly prepare: (area: string) => Promise<void>,
  ) {}

  /** The page when its code and words are here. */
  find(id: RouteId, language: Language): ComponentType | undefined {
    const found = this.loaded.get(id);
    const isWorded = (area: string) => this.i18n.hasResourceBundle(language, area);
    return found && areasOf(id, found.row).every(isWorded) ? found.Page : undefined;
  }

  /** Rejects when the code or the words cannot be loaded. */
  async load(id: RouteId, language: Language): Promise<void> {
    const load = async () => {
      const row = await rowOf(id);
      const areas = areasOf(id, row).map((area) => this.area(area, language));
      const [Page] = await Promise.all([row.load(), ...areas]);
      this.loaded.set(id, { row, Page });
    };
    await inTime(load());
  }

  /** Loads the words of an area, and makes its services available. */
  async area(area: string, language: Language): Promise<void> {
    await Promise.all([loadMessages(this.i18n, language, [area]), this.prepare(area)]);
  }

  /** Loads the words of a route in another language, so that a switch needs no waiting. */
  async words(id: RouteId, language: Language): Promise<void> {
    await loadMessages(this.i18n, language, areasOf(id, await rowOf(id)));
  }

  /** Loads what a next page would wait for; what does not come now is asked for again when it is needed. */
  async ahead(id: RouteId, other: Language): Promise<void> {
    await Promise.allSettled([this.words(id, other), later()]);
  }
}
