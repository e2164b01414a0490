import { expect, test } from 'vitest';
import { checkBackend } from '../../../contract/check-backend';

const address = 'http://127.0.0.1:1/api';

test('--help prints the usage', async () => {
  const printed: string[] = [];
  expect(await checkBackend(['--help'], (text) => printed.push(text))).toBe(0);
  expect(printed.join('')).toMatch(/^usage: .*--json/s);
});

test.each<readonly [string, readonly string[], RegExp]>([
  ['an empty token', [address, '--token', ''], /^--token has no value/],
  ['a token without a value', [address, '--token'], /^--token has no value/],
  ['a token that is only Bearer', [address, '--token', 'Bearer '], /^--token has no value/],
  ['an option in place of the token', [address, '--token', '--json'], /^--token has no value/],
  ['a misspelt option', [address, '--toke', 'secret'], /^Unknown option '--toke'\n/],
  ['a misspelt option with a value', [address, '--toke=secret'], /^Unknown option '--toke'\n/],
  ['a value for a switch', [address, '--json=secret'], /^Option '--json' does not take/],
  ['no target', ['--token', 'secret'], /^The address or the document is missing/],
  ['a token without its option', [address, 'secret'], /^There are 2 addresses or documents/],
  ['a line break', [address, '--token', 'secret\ntoken'], /^The token has a character/],
  ['a letter that no header carries', [address, '--token=secretš'], /^The token has a char/],
  ['a password', ['http://me:secret@127.0.0.1:1', '--token', 't'], /^The address has a user/],
  ['a query', [`${address}?key=secret`, '--token', 't'], /^The address has a query/],
])('%s is named, and nothing of it is printed', async (_, args, message) => {
  const error: Error = await checkBackend(args, () => {}).then(
    () => new Error('nothing was wrong'),
    (thrown) => thrown as Error,
  );
  expect(error.message).toMatch(message);
  expect(error.message).toContain('usage: npm run check-backend');
  expect(error.message).not.toContain('secret');
});
