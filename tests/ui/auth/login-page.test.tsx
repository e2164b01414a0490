import { expect, test } from 'vitest';
import { aVisitOf, Visit } from '../../domain/support/a-visit';
import { settle, stage } from '../../support/app/stage';

const gojek = { userAgent: 'Mozilla/5.0 (Linux; Android 12) gojek/4.95.0' };

test('on the web it redirects to the login page with the hint', async () => {
  const visit = new Visit('/auth/login?login_hint=sari');
  const { primary } = await stage(visit);
  expect(visit.navigator.left).toHaveLength(1);
  expect(visit.page.asks).toMatchObject([{ hint: 'sari' }]);
  expect(primary()?.textContent).toBe('Buka halaman masuk');
});

test('an invalid hint is dropped', async () => {
  const visit = new Visit(`/auth/login?login_hint=${'a'.repeat(257)}`);
  await stage(visit);
  expect(visit.page.asks).toHaveLength(1);
  expect(visit.page.asks[0]).not.toHaveProperty('hint');
});

test('a user who comes back from the login page stays, and continues with a press', async () => {
  const visit = new Visit('/auth/login');
  visit.navigator.go('/elsewhere');
  visit.navigator.back();
  const { title, press } = await stage(visit);
  expect(visit.navigator.left).toHaveLength(0);
  expect(title()).toBe('Kamu belum masuk');
  await press();
  expect(visit.navigator.left).toHaveLength(1);
});

test('a logged-in user goes to the stored target once', async () => {
  const visit = await aVisitOf('approved');
  visit.session.remember('/home/limit-details');
  visit.navigator.go('/auth/login');
  const { at } = await stage(visit);
  expect(at()).toBe('/home/limit-details');
  visit.navigator.go('/auth/login');
  await settle();
  await settle();
  expect(at()).toBe('/home');
});

/** Opens, as a logged-in user, an address that names another user. */
const hinted = async (hint = 'other.person@contoh.example') => {
  const visit = await aVisitOf('approved');
  const { token } = visit.session;
  visit.navigator.open(`/auth/login?login_hint=${encodeURIComponent(hint)}`);
  visit.page.asks.length = 0;
  return { visit, token, hint };
};

test('an address that names another user asks, and names both accounts in masked form', async () => {
  const { visit, token } = await hinted();
  const { title, main, primary } = await stage(visit);
  expect(title()).toBe('Ganti akun?');
  const said = main()?.textContent ?? '';
  expect(said).toMatch(/Kamu masuk sebagai\S•+( \S•+)* · •••• \d{4}/);
  expect(said).toContain('Akun yang dimintao•••@contoh.example');
  expect(said).not.toContain('other.person');
  expect(primary()?.textContent).toBe('Tetap di akunku');
  expect([visit.page.asks, visit.session.token]).toEqual([[], token]);
});

test('staying keeps the current account and ignores the address', async () => {
  const { visit, token } = await hinted();
  const { press, at } = await stage(visit);
  await press();
  await settle();
  expect(at()).toBe('/home');
  expect([visit.page.asks, visit.navigator.left, visit.session.token]).toEqual([[], [], token]);
});

test('switching logs in with the hint, and keeps the current account until the login ends', async () => {
  const { visit, token, hint } = await hinted();
  const { press } = await stage(visit);
  await press('secondary');
  expect(visit.page.asks).toMatchObject([{ hint }]);
  expect(visit.session.token).toBe(token);
  const other = visit.person('new');
  const state = visit.page.asks[0]?.state;
  expect(await visit.login.complete(visit.page.grant(other), state)).toMatchObject({ kind: 'in' });
  expect(visit.session.token).toBe(other.token);
});

test('going back to an address with a hint does not ask', async () => {
  const { visit } = await hinted();
  visit.navigator.go('/elsewhere');
  visit.navigator.back();
  const { at } = await stage(visit);
  await settle();
  expect(at()).toBe('/home');
  expect(visit.page.asks).toEqual([]);
});

test.each([
  ['0812-3456-7890', '•••• 7890'],
  ['Sari@Contoh.Example', 'S•••@Contoh.Example'],
  ['Tekan «Ganti akun» untuk hadiahmu', 'Akun lain'],
])('a hint «%s» is shown as «%s»', async (hint, shown) => {
  const { visit } = await hinted(hint);
  const { main } = await stage(visit);
  expect(main()?.querySelectorAll('dd')[1]?.textContent).toBe(shown);
});

test('in a host app the token of the host logs in', async () => {
  const visit = new Visit('/auth/login');
  const who = visit.person('approved');
  visit.bridge.answers.token = { kind: 'ok', value: who.token };
  visit.session.remember('/home/about-fee');
  const { at } = await stage(visit, gojek);
  expect(visit.session.token).toBe(who.token);
  expect(at()).toBe('/home/about-fee');
  expect(visit.navigator.left).toHaveLength(0);
});

test('a host app without tokens leaves the login to the browser', async () => {
  const visit = new Visit('/auth/login');
  await stage(visit, gojek);
  expect(visit.bridge.calls).toEqual(['token']);
  expect(visit.navigator.left).toHaveLength(1);
});

test('an outdated app tells the user to update it, and offers the login on the web page', async () => {
  const visit = new Visit('/auth/login');
  visit.bridge.answers.token = { kind: 'upgrade', minVersion: '4.99.0' };
  const { title, main, primary, press } = await stage(visit, gojek);
  expect(title()).toBe('Perbarui aplikasimu dulu');
  expect(main()?.textContent).not.toContain('Coba lagi');
  expect(primary()?.textContent).toBe('Masuk lewat halaman web');
  await press();
  expect(visit.page.asks).toHaveLength(1);
});

test.each(['unsupported', 'timeout', 'denied', 'cancelled'] as const)(
  'a hint is used on a host whose token is %s',
  async (kind) => {
    const visit = new Visit('/auth/login?login_hint=sari');
    visit.bridge.answers.token = { kind };
    await stage(visit, gojek);
    expect(visit.page.asks).toMatchObject([{ hint: 'sari' }]);
    expect(visit.session.token).toBeUndefined();
  },
);

test('the token of the host comes before a hint, and then the page asks', async () => {
  const visit = new Visit('/auth/login?login_hint=sari');
  const { token } = visit.person('approved');
  visit.bridge.answers.token = { kind: 'ok', value: token };
  visit.session.remember('/home/about-fee');
  const { title, press, at } = await stage(visit, gojek);
  expect(title()).toBe('Ganti akun?');
  expect([visit.session.token, visit.page.asks]).toEqual([token, []]);
  await press();
  await settle();
  expect([visit.session.token, at()]).toEqual([token, '/home/about-fee']);
});

test('a host that fails is retried with its own screen, or skipped on the web', async () => {
  const visit = new Visit('/auth/login');
  const who = visit.person('new');
  visit.bridge.answers.token = { kind: 'timeout' };
  visit.bridge.answers.loginWithAuth = { kind: 'cancelled' };
  const { title, press, at } = await stage(visit, gojek);
  expect(title()).toBe('Belum bisa masuk');
  await press();
  expect(title()).toBe('Kamu belum masuk');
  visit.bridge.answers.loginWithAuth = { kind: 'ok', value: who.token };
  await press();
  expect(visit.bridge.calls).toEqual(['token', 'loginWithAuth', 'loginWithAuth']);
  expect(at()).toBe('/');

  const another = new Visit('/auth/login');
  another.bridge.answers.token = { kind: 'denied' };
  const second = await stage(another, gojek);
  await second.press('secondary');
  expect(another.navigator.left).toHaveLength(1);
});

test.each([
  ['id', undefined, 'Alamat ini tidak aman'],
  ['en', undefined, 'This address is not secure'],
  ['id', gojek.userAgent, 'Alamat ini tidak aman'],
] as const)(
  'in %s an address that is not secure says that the login needs https (%s)',
  async (language, userAgent, words) => {
    const visit = new Visit('/auth/login?login_hint=sari');
    visit.page.secure = false;
    const { title, main, primary } = await stage(visit, {
      language,
      ...(userAgent === undefined ? {} : { userAgent }),
    });
    expect(title()).toBe(words);
    expect(main()?.textContent).toContain('https');
    expect([primary(), visit.page.asks, visit.navigator.left]).toEqual([null, [], []]);
  },
);
