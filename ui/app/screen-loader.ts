import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { type RouteId, ROUTES } from '../../domain/navigation/routes';
import type { Language } from '../../domain/session/locale';
import { firstScreens, type ScreenRow } from '../screens';
import { styleSheet } from '../style-sheet';
import sheet from '../theme/lazy.css?url';
import { loadMessages } from './i18n';
import { lazyTable } from './lazy-table';

/** Who has waited so long is told so; a chunk that has not come by then will not come (spec §9). Milliseconds. */
const [patience, chunkTimeout] = [10_000, 120_000];

const isFirst = (id: RouteId): id is keyof typeof firstScreens => id in firstScreens;

const styles = styleSheet(sheet);

const rowOf = async (id: RouteId): Promise<ScreenRow> =>
  isFirst(id) ? firstScreens[id] : (await lazyTable()).screens[id];

/** The areas whose words and services a route needs: its title's, and its page's. */
const areasOf = (id: RouteId, { areas = [] }: ScreenRow): readonly string[] => [
  ROUTES[id].namespace,
  ...areas,
];

/** Loads pages and their words before they are rendered, so that nothing is suspended. */
export class ScreenLoader {
  private readonly loaded = new Map<RouteId, { readonly row: ScreenRow; Page: ComponentType }>();
  /** Since when the pages that are on their way are waited for. */
  private readonly waiting = new Map<RouteId, number>();

  /** The styles of later pages, for what a first page shows of theirs. */
  readonly styles = styles;

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

  /** Rejects when the code, the styles or the words cannot be loaded; `onSlow` is told once it takes long. */
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
      this.bring(id, language).finally(over).then(resolve, reject);
    }).finally(() => this.waiting.delete(id));
  }

  /** Loads the words of an area, and makes its services available. */
  async area(area: string, language: Language): Promise<void> {
    await Promise.all([loadMessages(this.i18n, language, [area]), this.prepare(area)]);
  }

  /** Loads the words of a route in another language, so that a switch needs no waiting. */
  async messages(id: RouteId, language: Language): Promise<void> {
    await loadMessages(this.i18n, language, areasOf(id, await rowOf(id)));
  }

  /** Loads what a next page would wait for; what does not come now is asked for again when it is needed. */
  async ahead(id: RouteId, other: Language): Promise<void> {
    await Promise.allSettled([this.messages(id, other), lazyTable(), styles()]);
  }

  private async bring(id: RouteId, language: Language): Promise<void> {
    const listed = async () => {
      const row = await rowOf(id);
      const { load, areas = [], leadsTo = [] } = row;
      const [Page] = await Promise.all([
        load(),
        ...areas.map((area) => this.area(area, language)),
        ...leadsTo.map((after) => this.bring(after, language)),
      ]);
      return { row, Page };
    };
    // The route's own area and the styles are known without the table: nothing of them waits for its row.
    const [found] = await Promise.all([
      listed(),
      this.area(ROUTES[id].namespace, language),
      isFirst(id) ? undefined : styles(),
    ]);
    this.loaded.set(id, found);
  }
}
