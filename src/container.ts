// Small modules that most of the later code shares. They come with the first load; each would otherwise be a request.
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

/** Wires everything that the app consists of. `jitless`: the content security policy forbids code made from strings. */
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
