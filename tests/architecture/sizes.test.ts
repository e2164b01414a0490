import { expect, test } from 'vitest';
import { sources } from './support/sources';

test('no file is longer than 250 lines', () => {
  const sizes = sources()
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .sort((a, b) => a.lines - b.lines);
  const at = (share: number) => sizes[Math.ceil(sizes.length * share) - 1]?.lines ?? 0;
  const [median, p90, longest] = [at(0.5), at(0.9), at(1)];
  process.stdout.write(
    `${sizes.length} source files: median ${median}, p90 ${p90}, longest ${longest} lines\n`,
  );
  expect(sizes.filter(({ lines }) => lines > 250)).toEqual([]);
});
