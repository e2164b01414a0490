import { expect, test } from 'vitest';
import { isSameOrigin, mayBeNamed, readAddress } from '../../embeds/core/addresses';

test.each<[address: unknown, read: string | undefined]>([
  ['https://lender.example/api', 'https://lender.example/api'],
  ['http://lender.example/api//', 'http://lender.example/api'],
  ['https://lender.example', 'https://lender.example'],
  ['', undefined],
  ['  ', undefined],
  [undefined, undefined],
  [new URL('https://lender.example/api'), undefined],
  ['https://', undefined],
  ['ftp://lender.example/api', undefined],
  ['javascript:alert(1)', undefined],
  ['xhttps://lender.example/api', undefined],
  ['httpsx://lender.example/api', undefined],
  ['https://user@lender.example/api', undefined],
  ['https://lender.example/api?token=1', undefined],
  ['https://lender.example/api#part', undefined],
])('the address %j is read as %j', (address, read) => {
  expect(readAddress(address)).toBe(read);
});

test('an attribute may name the page and the configured API, and no other origin', () => {
  const configured = 'https://lender.example/api';
  expect(mayBeNamed('https://lender.example/other', configured)).toBe(true);
  expect(mayBeNamed(`${location.origin}/api`, configured)).toBe(true);
  expect(mayBeNamed('https://other.example/api', configured)).toBe(false);
  expect(isSameOrigin(configured, 'https://lender.example:444/api')).toBe(false);
});
