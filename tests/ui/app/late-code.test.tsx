import { fireEvent, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { languages } from '../../../domain/kernel/locale';
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

vi.mock('../../../ui/app/display-panel', async (load) => chunks.breakable(await load<object>()));

/** Loads the modules first: two imports at once would receive the unwrapped module. */
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
  ['the PIN', 'reassess', '/credit-reassessment/on-demand', 'Minta tinjau ulang'],
])('%s shows a dialog and is reported if it cannot load', async (_, persona, path, button) => {
  chunks.isBroken = true;
  const app = await openAt(persona, path);
  app.click(button);
  await waitFor(() => expect(document.querySelector('[role="alertdialog"]')).not.toBe(null));
  expect(app.reporter.reports).toContainEqual(lost(path));
});

test('the display settings show a message in their panel, are reported, and load after a press', async () => {
  // An earlier test may have loaded them: their code is kept for the life of a document.
  vi.resetModules();
  const app = await (await import('../../support/app/open-at')).openAt('active', '/home');
  await import('../../../ui/app/display-panel');
  chunks.isBroken = true;
  const panel = document.querySelector<HTMLDetailsElement>('.display-settings');
  if (!panel) throw new Error('there are no display settings');
  const isLost = () => panel.textContent.includes('Pilihan bahasa dan tampilan belum terbuka.');
  fireEvent.click(panel.querySelector('summary') ?? panel);
  await waitFor(() => expect(isLost()).toBe(true));
  expect(app.reporter.reports).toContainEqual(lost('/home'));
  const switches = () => panel.querySelectorAll('[aria-pressed]').length;
  expect(switches()).toBe(0);

  chunks.isBroken = false;
  app.click('Coba lagi');
  // The languages, three themes and three text sizes.
  await waitFor(() => expect(switches()).toBe(languages.length + 10));
  expect(isLost()).toBe(false);
});
