import type { Container } from 'inversify';
import { retryableOnce } from '../domain/kernel/retryable-once';
import type { Namespace } from '../domain/navigation/routes';
import { agreement } from './agreement-wiring';
import type { Load } from './lazy-wiring';
import { SessionServices } from './session-services';

const home: readonly Load[] = [
  agreement,
  ({ session }) => import('./modules/home-module').then((it) => session.load(it.homeModule)),
];

const lazyWiring = retryableOnce(() => import('./lazy-wiring').then((it) => it.lazyWiring));

/** The first pages need no table of all the others. */
const loadsOf = async (area: string): Promise<readonly Load[]> => {
  if (area === 'start') return [];
  if (area === 'home') return home;
  return (await lazyWiring())[area as Namespace] ?? [];
};

/** Wires an area once, before its first page is shown; a load that failed is tried again. */
export const areaWiring = (container: Container): ((area: string) => Promise<void>) => {
  const wired = new Map<Load, () => Promise<void>>();
  const to = { device: container, session: container.get(SessionServices) };
  const wire = (load: Load): Promise<void> => {
    const begin = wired.get(load) ?? retryableOnce(() => load(to));
    wired.set(load, begin);
    return begin();
  };
  return async (area) => {
    await Promise.all((await loadsOf(area)).map(wire));
  };
};
