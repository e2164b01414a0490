import { long } from './support/long';
import { arrived, tracked, viewsArrived } from './support/events';
import { at, goOn } from './support/pages';
import { expect, test } from './support/test';

test('events carry the sources, the campaign and who applies', async ({ page, sandbox }) => {
  const query =
    '?SourcePage=Beranda&sourcePage=kartu&source=promo&utm_campaign=akhir_tahun&gpl_group=081234567890&gopayplus=true';
  await page.goto(`/${query}`);
  await at(page, '/');
  await expect.poll(() => viewsArrived(page, sandbox)).toEqual(['start']);
  const [batch] = await arrived(page, sandbox);
  expect(batch?.context).toMatchObject({
    version: '1.9.1',
    host: 'web',
    language: 'id',
    sources: { SourcePage: 'Beranda', sourcePage: 'kartu', source: 'promo' },
    utm: { utm_campaign: 'akhir_tahun', gpl_group: 'OTHER' },
  });
  for (const { page: said } of batch?.events ?? [])
    expect(said).toMatchObject({ product: 'pay-later', kycDetail: { userType: 'gopayplus' } });
});

test('waiting events are sent when the page closes', long, async ({ page, sandbox, login }) => {
  await page.clock.install();
  await login('new', { path: '/' });
  await expect.poll(() => tracked(page)).not.toEqual([]);
  const visitor = await page.evaluate(() => localStorage.getItem('paylater.visitorId'));
  // From now on the page is never idle, as on a busy phone.
  await page.evaluate(() => {
    window.requestIdleCallback = () => 0;
  });
  await goOn(page, '/kyc');
  await expect(page.locator('.skeleton')).toHaveCount(0);
  // A page that was open this long does not count as a redirect.
  await page.clock.fastForward(500);
  await page.goto('about:blank');
  const views = async () =>
    (await sandbox.journal({ path: '/events' }))
      .map(({ body }) => body as { context: { visitorId: string }; events: { page: object }[] })
      .filter(({ context }) => context.visitorId === visitor)
      .flatMap(({ events }) => events);
  await expect
    .poll(views)
    .toContainEqual(
      expect.objectContaining({ page: expect.objectContaining({ pageName: 'kyc' }) }),
    );
});
