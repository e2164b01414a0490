import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { type Area, type RouteId, ROUTES } from '../../domain/navigation/routes';
import type { Language } from '../../domain/session/locale';
import { screens } from '../screens';
import { loadMessages } from './i18n';

/** A chunk that has not come by then will not come (spec §9), in milliseconds. */
const chunkTimeout = 120_000;

const inTime = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), chunkTimeout);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Areas whose pages are made of what the first file holds; every other page brings the rest of the styles. */
const lean: readonly Area[] = ['start', 'home'];

/** The areas whose words a route needs: its title's, and its page's. */
const areasOf = (id: RouteId): readonly string[] => [ROUTES[id].area, ...screens[id].areas];

/** Loads pages and their words before they are rendered, so that nothing is suspended. */
export class ScreenLoader {
  private readonly loaded = new Map<RouteId, ComponentType>();

  constructor(
    readonly i18n: i18n,
    /** Makes an area's services available; the area's code comes with its first page. */
    private readonly prepare: (area: Area) => Promise<void>,
  ) {}

  /** The page when its code and words are here. */
  find(id: RouteId, language: Language): ComponentType | undefined {
    const worded = areasOf(id).every((area) => this.i18n.hasResourceBundle(language, area));
    return worded ? this.loaded.get(id) : undefined;
  }

  /** Rejects when the code or the words cannot be loaded. */
  async load(id: RouteId, language: Language): Promise<void> {
    const [component] = await inTime(
      Promise.all([
        screens[id].load(),
        loadMessages(this.i18n, language, areasOf(id)),
        this.prepare(ROUTES[id].area),
        lean.includes(ROUTES[id].area) ? undefined : import('./later-styles'),
      ]),
    );
    this.loaded.set(id, component);
  }

  /** Loads the words of a route in another language, so that a switch needs no waiting. */
  words(id: RouteId, language: Language): Promise<void> {
    return loadMessages(this.i18n, language, areasOf(id));
  }
}
