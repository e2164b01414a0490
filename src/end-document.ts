import type { Container } from 'inversify';
import { filter, firstValueFrom } from 'rxjs';
import { second } from '../domain/kernel/instant';
import { Clock } from '../domain/ports/clock';
import { HostInfo } from '../domain/ports/host-info';
import { Navigator } from '../domain/ports/navigator';

/** The pause after a failed try, in milliseconds. */
const pause = 30 * second;

/**
 * Reloads the document after a login has ended, since memory still holds what its pages loaded. Waits for a connection
 * and for a response of the server, because a failed reload would show the browser's own error page. Does not reload
 * while another document is loading: that one replaces this one too, and a reload would cancel it.
 */
export const endDocument = async (container: Container): Promise<void> => {
  const navigator = container.get(Navigator);
  await firstValueFrom(container.get(HostInfo).online$.pipe(filter((online) => online)));
  if ((await navigator.isServed()) && !navigator.isLeaving)
    return navigator.reload({ prepared: true });
  await container.get(Clock).sleep(pause);
  return endDocument(container);
};
