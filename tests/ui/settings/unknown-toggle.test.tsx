import { expect, test } from 'vitest';
import { changedHttp } from '../../faults/answers/wire';
import { openApp } from '../../support/app/open-app';

const open = async (toggles: readonly string[]) => {
  const list = toggles.map((feature) => ({ feature, enabled: false }));
  const http = changedHttp((name, answer) => (name === 'settingsToggles' ? list : answer));
  const app = await openApp({ persona: 'active', at: '/home/settings', http });
  await app.on('/home/settings');
  return app;
};
const switches = () => document.querySelectorAll('main [role="switch"]').length;

test.each([
  ['id', 'Ada pengaturan lain yang belum bisa ditampilkan di sini.'],
  ['en', 'There are other settings that cannot be shown here.'],
] as const)(
  'in %s a toggle that the client cannot explain is no switch, and is reported once',
  async (language, words) => {
    const app = await open(['AUTO_DEBIT', 'BILL_REMINDER', 'constructor']);
    await app.speak(language);
    await app.says(words);
    expect(switches()).toBe(1);
    expect(app.text()).not.toMatch(/AUTO_DEBIT|constructor/);
    expect(app.reporter.reports).toEqual([
      {
        kind: 'drift',
        message: 'answer spelled otherwise',
        where: 'GET /account-management/settings/toggles',
        field: '*.feature',
      },
    ]);
  },
);

test('without a known toggle there is no list of switches, and the rest of the page stands', async () => {
  const app = await open(['AUTO_DEBIT']);
  await app.says('Ada pengaturan lain');
  expect(switches()).toBe(0);
  expect(app.text()).not.toContain('Kabar dan penawaran');
  expect(app.text()).toContain('Bahasa');
});

test('known toggles alone are shown without a note', async () => {
  const app = await open(['BILL_REMINDER', 'PROMO_UPDATE']);
  await app.says('Kabar promo');
  expect(switches()).toBe(2);
  expect(app.text()).not.toContain('Ada pengaturan lain');
  expect(app.reporter.reports).toEqual([]);
});
