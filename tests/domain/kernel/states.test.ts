import { expect, test } from 'vitest';
import { arrived } from '../../../domain/kernel/arrived';
import { isMaintenance } from '../../../domain/kernel/failure';
import { isolated } from '../../../domain/kernel/legible';
import {
  failed,
  idle,
  isFirstLoad,
  latestValue,
  loading,
  ready,
} from '../../../domain/kernel/loadable';

test('only the load of a first value is a first load', () => {
  const first = loading(idle);
  const again = loading(ready(1));
  expect([idle, first, again, ready(1)].map(isFirstLoad)).toEqual([false, true, false, false]);
  expect(isFirstLoad(failed({ kind: 'network' }, first))).toBe(false);
  expect([first, again, failed({ kind: 'network' }, again)].map(latestValue)).toEqual([
    undefined,
    1,
    1,
  ]);
});

test('a 503 is maintenance; no other failure is', () => {
  expect(isMaintenance({ kind: 'api', status: 503 })).toBe(true);
  expect(isMaintenance({ kind: 'api', status: 500 })).toBe(false);
  expect(isMaintenance({ kind: 'network' })).toBe(false);
});

test('only a text with right-to-left letters is isolated', () => {
  expect(isolated('Toko Ayu')).toBe('Toko Ayu');
  expect(isolated('متجر 7')).toBe('\u2068متجر 7\u2069');
});

test('code without its export has not arrived', () => {
  expect(arrived(0)).toBe(0);
  expect(() => arrived(undefined)).toThrow('missing');
});
