import type { Container } from 'inversify';
import type { Area } from '../domain/navigation/routes';
import type { Load } from './later-wiring';

const home: readonly Load[] = [() => import('./modules/home-module').then((it) => it.homeModule)];

/** The first pages need no table of all the others. */
const loadsOf = async (area: string): Promise<readonly Load[]> => {
  if (area === 'start') return [];
  if (area === 'home') return home;
  return (await import('./later-wiring')).laterWiring[area as Area] ?? [];
};

/** Wires an area once, before its first page is shown; a load that failed is tried again. */
export const areaWiring = (container: Container): ((area: string) => Promise<void>) => {
  const wired = new Map<Load, Promise<void>>();
  const wire = (load: Load): Promise<void> => {
    const begun = wired.get(load) ?? load().then((module) => container.load(module));
    wired.set(load, begun);
    begun.catch(() => wired.delete(load));
    return begun;
  };
  return async (area) => {
    await Promise.all((await loadsOf(area)).map(wire));
  };
};
