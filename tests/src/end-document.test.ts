import { Container } from 'inversify';
import { expect, test } from 'vitest';
import { MemoryClock } from '../../adapters/memory/memory-clock';
import { MemoryHostInfo } from '../../adapters/memory/memory-host-info';
import { MemoryNavigator } from '../../adapters/memory/memory-navigator';
import { second } from '../../domain/kernel/instant';
import { Clock } from '../../domain/ports/clock';
import { HostInfo } from '../../domain/ports/host-info';
import { Navigator } from '../../domain/ports/navigator';
import { endDocument } from '../../src/end-document';

test('a document stays until the browser is online and the server answers', async () => {
  const [clock, hostInfo] = [new MemoryClock(), new MemoryHostInfo()];
  const navigator = new MemoryNavigator('/auth/logout');
  const container = new Container();
  container.bind(Clock).toConstantValue(clock);
  container.bind(HostInfo).toConstantValue(hostInfo);
  container.bind(Navigator).toConstantValue(navigator);
  const reloadsAfter = async (online: boolean, served: boolean, isLeaving = false) => {
    hostInfo.online$.next(online);
    navigator.served = served;
    navigator.isLeaving = isLeaving;
    await clock.advance(30 * second);
    return navigator.reloads;
  };

  hostInfo.online$.next(false);
  const ended = endDocument(container);
  expect(await reloadsAfter(false, true)).toBe(0);
  expect(await reloadsAfter(true, false)).toBe(0);
  expect(await reloadsAfter(false, true)).toBe(0);
  // A reload would replace the document that is loading.
  expect(await reloadsAfter(true, true, true)).toBe(0);
  expect(await reloadsAfter(true, true)).toBe(1);
  await ended;
  expect(await reloadsAfter(true, true)).toBe(1);
});
