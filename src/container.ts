// A few lines each that most of the later code shares: with the first load, since each by itself would be a request.
import '../adapters/browser/script-urls';
import '../domain/ports/files';
import '../domain/ports/host-shell';
import '../domain/ports/printer';
import '../domain/ports/sentences';
import '../domain/tracking/wordings';
import { Container } from 'inversify';
import { type ClientConfig, Config } from '../domain/config/config';
import { screens } from './areas';
import { deviceServices } from './device';
import { browserPorts } from './ports';
import { bindServices } from './wiring/service';

/** Everything the app is made of, wired. `jitless`: the policy forbids code made from strings. */
export const createContainer = (config: ClientConfig): Container => {
  const container = new Container({ jitless: true });
  container.bind(Config).toConstantValue(new Config(config));
  bindServices(container, [
    ...browserPorts(container),
    ...deviceServices(container),
    screens(container),
  ]);
  return container;
};
