import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gojekProtocol } from '../../../adapters/bridge/gojek-protocol';
import { gopayProtocol } from '../../../adapters/bridge/gopay-protocol';
import { partnerProtocol } from '../../../adapters/bridge/partner-protocol';

const page = readFileSync('docs/decisions/0029-the-wire-of-the-hosts.md', 'utf8');

/** Returns the words in backticks of a row in the decision, those of gojek, gopay and a partner first. */
const wordsOf = (row: string): readonly string[] => {
  const cells = page.split('\n').find((line) => line.startsWith(`| ${row} |`)) ?? '';
  return cells
    .split('|')
    .slice(2, 5)
    .map((cell) => /`(\w+)`/.exec(cell)?.[1] ?? '');
};

const protocols = () => [gojekProtocol, gopayProtocol, partnerProtocol].map((of) => of({}));

test.each([
  ['app info', 'appInfo'],
  ['token', 'token'],
  ['login with auth', 'loginWithAuth'],
  ['close', 'close'],
  ['launch one-KYC', 'launchOneKyc'],
  ['one-KYC status', 'oneKycStatus'],
  ['challenge', 'challenge'],
  ['user details', 'userDetails'],
  ['back state', 'backState'],
  ['open a link', 'openLink'],
  ['payment', 'openPayment'],
] as const)('%s has the names that the hosts use', (row, call) => {
  expect(protocols().map(({ names }) => names[call])).toEqual(wordsOf(row));
});

test.each([
  ['cancelled', 'cancelled'],
  ['denied', 'denied'],
  ['unsupported', 'unsupported'],
  ['too old', 'upgrade'],
])('a refusal that is %s has the codes that the hosts send', (row, kind) => {
  const codes = wordsOf(row);
  const kinds = protocols().map(({ errorCodes }, at) => errorCodes.get(codes[at] ?? ''));
  expect(kinds).toEqual([kind, kind, kind]);
});
