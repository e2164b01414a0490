import { expect, test } from 'vitest';
import { differing, isMetBy, notAllowed, readAudit } from '../../scripts/lib/supply-chain.mjs';

test.each([
  ['MIT', true],
  ['GPL-3.0-or-later', false],
  ['MIT OR GPL-3.0-or-later', true],
  ['(GPL-3.0-or-later OR MIT)', true],
  ['MIT AND GPL-3.0-or-later', false],
  ['MIT AND (GPL-3.0-or-later OR ISC)', true],
  ['GPL-3.0-or-later OR MIT AND ISC', true],
  ['(GPL-3.0-or-later OR MIT) AND GPL-2.0', false],
  ['MIT WITH Some-exception', false],
  ['(MIT', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['', false],
])('of MIT and ISC, %j is met: %s', (expression, met) => {
  expect(isMetBy(expression, ['MIT', 'ISC'])).toBe(met);
});

const aPackage = (license: string, dev = false) => ({
  name: 'one',
  version: '1.2.3',
  dev,
  license: 'MIT',
  installed: { version: '1.2.3', license },
});

test('a tool may have licences that shipped packages may not have', () => {
  expect(notAllowed([aPackage('MPL-2.0'), aPackage('MPL-2.0', true)])).toEqual([
    'one 1.2.3 (MPL-2.0)',
  ]);
});

test('an installed package counts, and otherwise the lockfile', () => {
  const { installed: _, ...elsewhere } = aPackage('');
  expect(notAllowed([aPackage('GPL-2.0'), elsewhere])).toEqual(['one 1.2.3 (GPL-2.0)']);
  expect(differing([{ ...aPackage('MIT'), version: '1.2.4' }, elsewhere])).toEqual([
    'one 1.2.4 is 1.2.3',
  ]);
});

const weakness = {
  source: 1,
  name: 'two',
  url: 'https://advisories.example/GHSA-1',
  severity: 'high',
  range: '<2',
  title: 'A weakness',
};

test('a vulnerability is named once, however many packages reach it', () => {
  const vulnerabilities = {
    two: { via: [weakness] },
    one: { via: ['two'] },
    three: { via: [weakness] },
  };
  expect(readAudit(JSON.stringify({ vulnerabilities }))).toEqual({
    weaknesses: [{ id: 'GHSA-1', text: 'GHSA-1 high: two <2, A weakness' }],
  });
});

test.each([
  ['{"statusCode":405,"message":"at a host"}', 'status 405'],
  ['{"error":{"code":"ENOTFOUND","summary":"at a host"}}', 'ENOTFOUND'],
  ['', 'nothing that can be read'],
])('without an answer nothing is known, and no host is named: %s', (printed, unanswered) => {
  expect(readAudit(printed)).toEqual({ unanswered });
});
