import { expect, test } from 'vitest';
import { CALLS } from '../../domain/calls';
import { sources } from './support/sources';

test('every error code a use case understands is named by the row of a call', () => {
  const understood = sources()
    .filter(({ path }) => path.startsWith('domain/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/isCode\(\w+, '([A-Z_]+)'\)/g)].map(([, code = '']) => ({ path, code })),
    );
  const named = Object.values(CALLS).flatMap(({ refusals }) => refusals);
  expect(understood.length).toBeGreaterThan(3);
  expect(understood.filter(({ code }) => !named.includes(code))).toEqual([]);
});
