import { expect, test } from 'vitest';
import { sources } from './support/sources';

test('a guard against a second press is released however the first one ends', () => {
  const guarded = sources().filter(
    ({ path, text }) =>
      path.startsWith('ui/') &&
      /underWay(?: = useRef|\.current)|set(?:Busy|Pressed|Keeping|Sending)\(true/.test(text),
  );
  expect(guarded.map(({ path }) => path)).toContain('ui/hooks/use-one-at-a-time.ts');
  expect(guarded.filter(({ text }) => !/\bfinally\b/.test(text)).map(({ path }) => path)).toEqual(
    [],
  );
});
