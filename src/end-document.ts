import type { Container } from 'inversify';
import { filter, firstValueFrom } from 'rxjs';
import { second } from '../domain/kernel/instant';
import { Clock } from '../domain/ports/clock';
import { HostInfo } from '../domain/ports/host-info';
import { Navigator } from '../domain/ports/navigator';

/** How long after a try that failed the next one begins, in milliseconds. */
const pause = 30 * second;

/**
 * Loads the document again after a login: what its pages have held stays in memory otherwise. The document stays until
 * there is a connection and the server answers, since a browser's own error page would take its place. Another document
 * that was asked for meanwhile ends this one too, and a reload would cancel it.
 */
export const endDocument = async (container: Container): Promise<void> => {
  const navigator = container.get(Navigator);
  await firstValueFrom(container.get(HostInfo).online$.pipe(filter((online) => online)));
  if ((await navigator.isServed()) && !navigator.isLeaving)
    return navigator.reload({ prepared: true });
  await container.get(Clock).sleep(pause);
  return endDocument(container);
};
