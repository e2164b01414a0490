import { expect, test } from 'vitest';
import { createI18n } from '../../ui/app/i18n';
import type { MessageKey, PlaceOf } from '../../ui/messages/messages';

/**
 * `npm run check` compiles this file and verifies each expected error; at run time a missing key returns its own text.
 */
test('a message that is not written does not compile', () => {
  const homeT = createI18n('id').getFixedT('id', ['home', 'common']);
  const texts = [
    homeT('common:retry'),
    homeT('dueOn', { day: '1 Mei 2025' }),
    // @ts-expect-error No message has this key.
    homeT('dueAt'),
    // @ts-expect-error A group of messages is not a message.
    homeT('due'),
    // @ts-expect-error The area was not named.
    homeT('repayment:pay'),
    // @ts-expect-error No area has this name.
    homeT('homes:dueOn'),
    // @ts-expect-error One of the two keys is missing.
    homeT(`due.${'OVERDUE' as 'OVERDUE' | 'LATE'}`),
  ];
  expect(texts).toEqual(['Coba lagi', 'dueOn', 'dueAt', 'due', 'pay', 'dueOn', 'due.OVERDUE']);
});

test('a table cannot name a message that is not written', () => {
  const key: MessageKey = 'application:loan.REJECTED';
  const place: PlaceOf<'why'> = 'application:submit';
  // @ts-expect-error A key needs its area.
  const bare: MessageKey = 'loan.REJECTED';
  // @ts-expect-error This place has no `why`.
  const other: PlaceOf<'why'> = 'application:titles';
  expect([bare, other]).not.toEqual([key, place]);
});
