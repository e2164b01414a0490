import type { Container } from 'inversify';
import { filter, firstValueFrom } from 'rxjs';
import { HostInfo } from '../domain/ports/host-info';
import { Navigator } from '../domain/ports/navigator';

/**
 * Loads the document again after a login: what its pages have held stays in memory otherwise. Without a connection the
 * document stays until there is one, since a browser's own error page would take its place.
 */
export const endDocument = async (container: Container): Promise<void> => {
  const [navigator, { online$ }] = [container.get(Navigator), container.get(HostInfo)];
  const turns = (online: boolean) => firstValueFrom(online$.pipe(filter((now) => now === online)));
  await turns(true);
  if (await navigator.isServed()) return navigator.reload({ prepared: true });
  await turns(false);
  return endDocument(container);
};
