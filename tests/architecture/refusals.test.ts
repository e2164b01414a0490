import { expect, test } from 'vitest';
import { CALLS } from '../../domain/calls';
import { sources } from './support/sources';

test('every error code that a use case or a page handles is named by the row of a call', () => {
  const understood = sources()
    .filter(({ path }) => /^(domain|ui)\//.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(?:isCode\([\w.]+, |\bcode === )'([A-Z_]+)'/g)].map(([, code = '']) => ({
        path,
        code,
      })),
    );
  const named = Object.values(CALLS).flatMap(({ refusals }) => refusals);
  expect(understood.length).toBeGreaterThan(3);
  expect(understood.filter(({ code }) => !named.includes(code))).toEqual([]);
});
