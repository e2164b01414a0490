import fc from 'fast-check';
import { expect, test } from 'vitest';
import { routeAt, routeIds, ROUTES } from '../../../domain/navigation/routes';
import { safeInternalPath } from '../../../domain/navigation/safe-url';

const bad: readonly unknown[] = [
  // Other sites.
  ['https://evil.example', 'http://evil.example/home', '//evil.example', '//evil.example/home'],
  ['///evil.example', '////home', '/\\evil.example', '\\\\evil.example', '/\\/evil.example'],
  ['https:/home', 'https:home', '//app.invalid/home', 'https://app.invalid/home'],
  ['/%2f%2fevil.example', '/%5cevil.example', '/home//evil.example', '//evil.example@home'],
  // Other schemes.
  ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x'],
  ['vbscript:x', 'intent://x', 'gojek://pay', 'file:///home', 'blob:https://a', 'tel:157'],
  // Path traversal.
  ['/home/..', '/home/../kyc', '/./home', '/home/%2e%2e/kyc', '/home/%2E%2E%2Fkyc', '/kyc/..%2f'],
  ['/%68ome', '/home%2fsettings', '/home%00', '/ho%6De', '/%E0%A4%A', '/home;x=1', '/home%20'],
  // Control characters, spaces and Unicode tricks.
  [' /home', '/home ', '/home\n', '/\t/evil.example', '/ho\rme', '/home\u0000', '/home\u00a0'],
  ['/home\u2028', '/home\u0085', '/home?x=a b', '／home', '/home?x=\\', '/hｏme'],
  // The same, encoded, in the free part of a path.
  ['/partner/a%20b', '/partner/%C2%A0', '/partner/%00', '/partner/a%2fb', '/partner/%E0%A4%A'],
  ['/partner/%5cx', '/%2f[', '/partner/%2f[', '/partner/%2e%2e%2fhome'],
  // Pages that are not allowed as a target.
  ['/auth/login', '/auth/callback?code=1', '/auth/logout', '/auth/login/', '/maintenance', '/*'],
  ['/maintenance?x=1', '/no-such-page', '/partner', '', '?x=1', '#home', 'home'],
  // Values that are not addresses.
  [undefined, null, 1, {}, [['/home']], `/home?x=${'a'.repeat(2048)}`],
].flat();

const good = [
  ['/', '/?utm_source=mail', '/home', '/home/', '/home?a=1&b=%20c', '/repayment/bill-list?type='],
  ['/kyc/step1/migrated', '/partner/tokopedia', '/unavailable/waitlist', '/tnc', '/combined/tnc'],
  ['/home?next=//evil.example', '/home?x=%2e%2e', '/home?'],
].flat();

test(`keeps none of ${bad.length} bad values, and all good ones`, () => {
  expect(bad.length).toBeGreaterThanOrEqual(60);
  expect(bad.filter((value) => safeInternalPath(value) !== undefined)).toEqual([]);
  for (const path of good) expect(safeInternalPath(path), path).toBe(path.replace(/\?$/, ''));
  expect(safeInternalPath('/home?x=1#/../evil')).toBe('/home?x=1');
  const longest = `/home?x=${'a'.repeat(2040)}`;
  expect([longest.length, safeInternalPath(longest)]).toEqual([2048, longest]);
});

test('keeps exactly the pages that need a login, and the start page', () => {
  for (const id of routeIds) {
    const { path, access } = ROUTES[id];
    if (id === 'notFound') continue;
    const kept = access === 'open' ? undefined : `${path}?x=1`;
    expect(safeInternalPath(`${path}?x=1`), id).toBe(kept);
  }
});

test('an accepted path stays unchanged, keeps the origin, and is a known page', () => {
  const piece = fc.oneof(
    fc.constantFrom(...routeIds.map((id) => ROUTES[id].path)),
    fc.constantFrom('/', '//', '\\', '..', '%2e', '%2f', '%5c', '?', '#', '@', ':', 'https:', 'x'),
    fc.string({ maxLength: 4 }),
  );
  let kept = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
      const safe = safeInternalPath(pieces.join(''));
      if (safe === undefined) return;
      kept += 1;
      const url = new URL(safe, 'https://here.example');
      expect(url.origin).toBe('https://here.example');
      expect(url.pathname + url.search).toBe(safe);
      expect(ROUTES[routeAt(url.pathname)].access).not.toBe('open');
      expect(safeInternalPath(safe)).toBe(safe);
    }),
    { numRuns: 2_000 },
  );
  expect(kept).toBeGreaterThan(20);
});
