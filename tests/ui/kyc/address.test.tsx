import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, type OpenApp } from '../../support/app/open-app';
import { openAt, reopen } from '../../support/app/open-at';
import { answerWork } from '../../support/app/answers';
import { openFilled } from '../../support/app/open-filled';

const field = (name: string) => `residentialInfo.${name}`;
const control = (app: OpenApp, name: string) =>
  app.one(`main form [name="${field(name)}"]`) as HTMLSelectElement;

/** Chooses an area once the lender has listed it. */
const choose = async (app: OpenApp, name: string, value: string) => {
  await waitFor(() => {
    const offered = [...control(app, name).options].map((option) => option.value);
    expect(offered).toContain(value);
  });
  app.fill(field(name), value);
};

const unanswered = async () => {
  const app = await openAt('draft', '/kyc/step3');
  await answerWork(app);
  return app;
};

test('areas are chosen level by level, and a new parent clears the levels below', async () => {
  const app = await unanswered();
  await choose(app, 'province', 'JAWA BARAT');
  expect(control(app, 'district').disabled).toBe(true);
  await choose(app, 'city', 'KOTA BANDUNG');
  await choose(app, 'district', 'Coblong');
  await choose(app, 'village', 'Dago');
  expect(control(app, 'province').selectedOptions[0]?.textContent).toBe('Jawa Barat');
  await waitFor(() => expect(app.valueOf(field('zipCode'))).toBe('40135'));
  expect(app.text()).toContain('Kode pos yang terdaftar: 40135.');

  await choose(app, 'province', 'DKI JAKARTA');
  expect([app.valueOf(field('city')), app.valueOf(field('village'))]).toEqual(['', '']);
  await choose(app, 'city', 'KOTA ADMINISTRASI JAKARTA PUSAT');
  await choose(app, 'district', 'Gambir');
  await choose(app, 'village', 'Cideng');
  await waitFor(() => expect(app.valueOf(field('zipCode'))).toBe('10150'));

  app.fill(field('zipCode'), '10151');
  app.fill(field('address'), 'Jalan Tanah Abang II No. 12, RT 003/RW 005');
  app.press();
  await app.says('Kode pos ini tidak terdaftar');
  await app.idle();
  await app.pressTo('/kyc/step5');
  expect(app.stored()['draft']).toMatchObject({
    residentialInfo: { province: 'DKI JAKARTA', village: 'Cideng', zipCode: '10151' },
  });
});

test('of the areas only the first that is missing is reported, since the next has no choices yet', async () => {
  const app = await unanswered();
  const reported = () => app.one('.error-summary').textContent;
  app.press();
  await waitFor(() => expect(reported()).toContain('Pilih provinsi'));
  expect(reported()).not.toMatch(/kota|kecamatan|kelurahan/);
  await choose(app, 'province', 'JAWA BARAT');
  app.press();
  await waitFor(() => expect(reported()).toContain('kota'));
  expect(reported()).not.toMatch(/provinsi|kecamatan|kelurahan/);
});

test('the hint of the search is to start with a city, also for a user who types a village', async () => {
  const app = await unanswered();
  await app.says('Cari kota atau kabupatenmu dulu, lalu kelurahannya.');
  app.one('[data-opens="address-search"] button').click();
  const search = await waitFor(() => app.one('[role="dialog"] input, dialog input'));
  fireEvent.change(search, { target: { value: 'Cideng' } });
  const status = () => app.one('.pick__status').textContent;
  await waitFor(() => expect(status()).toContain('Cari kota, kabupaten, atau provinsinya dulu'));
});

test('every level is typed when the lists cannot be loaded', async () => {
  const app = await openApp({ persona: 'draft', at: '/kyc/step3' });
  app.fault({ method: 'GET', path: '/v1/kyc/area/ktp/{id}', status: 500 }, 99);
  await app.on('/kyc/step3');
  await answerWork(app);
  for (const [level, name] of [
    ['province', 'Jawa Barat'],
    ['city', 'Kota Bandung'],
    ['district', 'Coblong'],
    ['village', 'Dago'],
  ] as const) {
    await waitFor(() => expect(control(app, level).tagName).toBe('INPUT'));
    app.fill(field(level), name);
  }
  app.fill(field('zipCode'), '40135');
  app.fill(field('address'), 'Jalan Dago No. 5, RT 001/RW 002');
  await app.pressTo('/kyc/step5');
  expect(app.stored()['draft']).toMatchObject({ residentialInfo: { province: 'Jawa Barat' } });
});

test('a known address is confirmed, or edited first and then confirmed', async () => {
  const app = await openFilled('/kyc/step4');
  expect(document.querySelector('main form')).toBe(null);
  expect(app.text()).toContain('Kota Administrasi Jakarta Pusat');
  await app.clickTo('Ubah alamat', '/kyc/confirm/address');
  app.fill(field('address'), 'Jalan Cideng Barat No. 7, RT 001/RW 002');
  await app.pressTo('/kyc/step4');
  expect(app.text()).toContain('Jalan Cideng Barat No. 7');
  await app.pressTo('/kyc/step5');
});

test('area names from an identity card take the spelling of the list', async () => {
  const app = await unanswered();
  app.hold({ residentialInfo: { province: 'DKI JAKARTA', city: 'JAKARTA PUSAT' } });
  const again = await reopen(app, '/kyc/confirm/address');
  await waitFor(() =>
    expect(control(again, 'city').selectedOptions[0]?.textContent).toBe(
      'Kota Administrasi Jakarta Pusat',
    ),
  );
  await waitFor(() => expect(control(again, 'district').disabled).toBe(false));
});
