import type { Container } from 'inversify';
import { Tracking } from '../domain/ports/tracking';
import { Config } from '../domain/config/config';

interface Probe {
  readonly install: (hooks: { readonly tracked: () => readonly unknown[] }) => void;
}

/** Imports the module that a test configuration names and passes it the events. Production has none. */
export const loadProbe = async (container: Container): Promise<void> => {
  const { probe } = container.get(Config).values;
  if (probe === undefined) return;
  const module = (await import(/* @vite-ignore */ probe)) as Probe;
  const tracking = container.get(Tracking);
  module.install({
    tracked: () => ('sent' in tracking ? (tracking.sent as readonly unknown[]) : []),
  });
};
