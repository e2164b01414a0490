import { waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { openAt } from '../../support/app/open-at';

/** State of the lazy chunks; `breakable` wraps a module so that reading a component throws while chunks are broken. */
const chunks = vi.hoisted(() => ({
  isBroken: true,
  breakable: (module: object): object =>
    new Proxy(module, {
      get: (target, name) => {
        if (chunks.isBroken && /^[A-Z]/.test(String(name))) throw new TypeError('no such chunk');
        return Reflect.get(target, name) as unknown;
      },
    }),
}));

vi.mock('../../../ui/pages/pin/pin-sheet', async (load) => chunks.breakable(await load<object>()));
vi.mock('../../../ui/pages/transactions/history-sheets', async (load) =>
  chunks.breakable(await load<object>()),
);

/** Loads both modules first: two imports at once would receive the unwrapped module. */
beforeAll(async () => {
  await Promise.all([
    import('../../../ui/pages/pin/pin-sheet'),
    import('../../../ui/pages/transactions/history-sheets'),
  ]);
});

const lost = (where: string) =>
  expect.objectContaining({ kind: 'load', message: 'page not loaded', where, code: 'MISSING' });

test.each([
  ['the filters of the history', 'active', '/transactions', 'Cari & filter'],
  ['the PIN', 'reassess', '/credit-reassessment/on-demand', 'Kirim permintaan'],
])('%s shows a dialog and is reported if it cannot load', async (_, persona, path, button) => {
  chunks.isBroken = true;
  const app = await openAt(persona, path);
  app.click(button);
  await waitFor(() => expect(document.querySelector('[role="alertdialog"]')).not.toBe(null));
  expect(app.reporter.reports).toContainEqual(lost(path));
});
