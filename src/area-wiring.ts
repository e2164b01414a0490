import type { Container, ContainerModule } from 'inversify';
import type { Area } from '../domain/navigation/routes';

/** What an area's pages need beside the house itself, as code of its own. */
const modules: Partial<Record<Area, () => Promise<ContainerModule>>> = {
  auth: () => import('./modules/auth-module').then((it) => it.authModule),
  kyc: () => import('./modules/kyc-module').then((it) => it.kycModule),
  home: () => import('./modules/home-module').then((it) => it.homeModule),
  settings: () => import('./modules/settings-module').then((it) => it.settingsModule),
};

/** Wires an area once, before its first page is shown; a load that failed is tried again. */
export const areaWiring = (container: Container): ((area: Area) => Promise<void>) => {
  const wired = new Map<Area, Promise<void>>();
  const wire = async (area: Area): Promise<void> => {
    const module = await modules[area]?.();
    if (module) container.load(module);
  };
  return (area) => {
    const begun = wired.get(area) ?? wire(area);
    wired.set(area, begun);
    begun.catch(() => wired.delete(area));
    return begun;
  };
};
