import { expect, test } from 'vitest';
import { dropWorkers } from '../../../adapters/browser/drop-workers';

const windowWith = (serviceWorker: unknown) => ({ navigator: { serviceWorker } }) as Window;

test('every service worker that an earlier site left on the origin is unregistered', async () => {
  const ended: string[] = [];
  const worker = (scope: string) => ({ unregister: async () => void ended.push(scope) });
  const getRegistrations = async () => [worker('/'), worker('/old')];
  await dropWorkers(windowWith({ getRegistrations }));
  expect(ended).toEqual(['/', '/old']);
});

test('a browser that forbids service workers is not asked for any', async () => {
  await expect(dropWorkers(windowWith(undefined))).resolves.toBe(undefined);
});
