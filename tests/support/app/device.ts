import { Container } from 'inversify';
import { MemoryBridge } from '../../../adapters/memory/memory-bridge';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { MemoryHostInfo } from '../../../adapters/memory/memory-host-info';
import { MemoryIds } from '../../../adapters/memory/memory-ids';
import { MemoryNavigator } from '../../../adapters/memory/memory-navigator';
import { MemoryReporter } from '../../../adapters/memory/memory-reporter';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import { MemoryTracking } from '../../../adapters/memory/memory-tracking';
import { Clock } from '../../../domain/ports/clock';
import { ErrorReporter } from '../../../domain/ports/error-reporter';
import { HostInfo } from '../../../domain/ports/host-info';
import { Http } from '../../../domain/ports/http';
import { Ids } from '../../../domain/ports/ids';
import { NativeBridge } from '../../../domain/ports/native-bridge';
import { Navigator } from '../../../domain/ports/navigator';
import { Storage } from '../../../domain/ports/storage';
import { Tracking } from '../../../domain/ports/tracking';
import { type ClientConfig, Config, configSchema } from '../../../domain/config/config';
import { screens } from '../../../src/areas';
import { deviceServices } from '../../../src/device';
import { bindServices } from '../../../src/wiring/service';
import { clientConfig } from '../client-config';
import { lenderHttp, memoryWorld } from '../lender';

interface Ports {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly storage: Storage;
  readonly navigator: Navigator;
  readonly hostInfo: HostInfo;
  readonly bridge: NativeBridge;
  readonly tracking: Tracking;
  readonly reporter: ErrorReporter;
  readonly http: Http;
}

/** Builds the app as src/container.ts does, with these ports instead of those of a browser. */
export const deviceOf = (ports: Ports, config: Partial<ClientConfig>): Container => {
  const device = new Container({ jitless: true });
  bindServices(device, [...deviceServices(device), screens(device)]);
  device.bind(Config).toConstantValue(new Config(configSchema.parse(config)));
  device.bind(Clock).toConstantValue(ports.clock);
  device.bind(Ids).toConstantValue(ports.ids);
  device.bind(Storage).toConstantValue(ports.storage);
  device.bind(Navigator).toConstantValue(ports.navigator);
  device.bind(HostInfo).toConstantValue(ports.hostInfo);
  device.bind(NativeBridge).toConstantValue(ports.bridge);
  device.bind(Tracking).toConstantValue(ports.tracking);
  device.bind(ErrorReporter).toConstantValue(ports.reporter);
  device.bind(Http).toConstantValue(ports.http);
  return device;
};

/** Builds the app at an address on in-memory ports; no user is logged in. */
export const memoryDevice = (at: string) => {
  const clock = new MemoryClock();
  const ports = {
    clock,
    ids: new MemoryIds(),
    storage: new MemoryStorage(),
    navigator: new MemoryNavigator(at),
    hostInfo: new MemoryHostInfo(),
    bridge: new MemoryBridge(),
    tracking: new MemoryTracking(),
    reporter: new MemoryReporter(),
    http: lenderHttp(memoryWorld(clock), clock, () => undefined),
  };
  return { ...ports, device: deviceOf(ports, clientConfig) };
};
