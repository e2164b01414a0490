import { expect, test, vi } from 'vitest';
import { openAt } from '../../support/app/open-at';

const chunk = vi.hoisted(() => ({ isBroken: true }));

vi.mock('../../../ui/pages/home/overview', async (load) => {
  const module = await load<object>();
  return new Proxy(module, {
    get: (target, name) => {
      if (chunk.isBroken && name === 'overview') throw new TypeError('no such chunk');
      return Reflect.get(target, name) as unknown;
    },
  });
});

test('a part of home that does not load shows a message, is reported, and loads after a press', async () => {
  const app = await openAt('active', '/home');
  await app.says('Sebagian beranda belum terbuka');
  expect(app.reporter.reports).toContainEqual(
    expect.objectContaining({ kind: 'load', where: '/home', code: 'MISSING' }),
  );
  chunk.isBroken = false;
  app.click('Coba lagi');
  await app.says('Pengaturan');
  expect(app.text()).not.toContain('Sebagian beranda');
});
