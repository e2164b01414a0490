import { expect, test } from 'vitest';
import type { PageBack } from '../../../ui/app/back';
import { type BackStep, backStep } from '../../../ui/host/back-steps';

const own: PageBack = () => undefined;

/** The result of Back on a page without an overlay, within a visit and at its first page. */
const table: readonly (readonly [
  page: PageBack,
  hasBefore: boolean,
  unsaved: boolean,
  BackStep,
])[] = [
  [undefined, true, false, 'step'],
  [undefined, true, true, 'step'],
  [undefined, false, false, 'close'],
  [undefined, false, true, 'ask'],
  [own, true, false, 'step'],
  [own, true, true, 'step'],
  [own, false, false, 'step'],
  [own, false, true, 'step'],
  ['none', true, false, 'close'],
  ['none', true, true, 'ask'],
  ['none', false, false, 'close'],
  ['none', false, true, 'ask'],
];

test.each(table)(
  "Back: the page's own way %s, an entry before it %s, unsaved answers %s: %s",
  (...row) => {
    const [page, hasBefore, unsaved, step] = row;
    expect(backStep({ covered: false, page, hasBefore, unsaved })).toBe(step);
  },
);

test('Back closes an overlay before anything else, on every page', () => {
  for (const [page, hasBefore, unsaved] of table)
    expect(backStep({ covered: true, page, hasBefore, unsaved })).toBe('uncover');
});
