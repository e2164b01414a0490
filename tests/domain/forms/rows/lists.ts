import type { FormField } from '../../../../domain/forms/field';
import { type AreaTable, blank, type ChoiceTable, invisible, type Row, type Said } from './row';
import { spelled } from './spelled';

const all = (words: readonly string[], said: Said): readonly Row[] =>
  words.map((word): Row => [word, said]);

/** A value that the server holds stays valid; any other unknown value does not. */
const kept = ({ name }: FormField): readonly Row[] => {
  const held = { saved: { [name]: 'NEWER WORD' } };
  return [
    ['NEWER WORD', 'fine', held],
    ['\u200b NEWER  WORD\n', 'fine', held],
    ['NEWEST WORD', 'blocks option', held],
    ['newer word', 'blocks option', held],
    ['', 'blocks empty', held],
  ];
};

/** The rows of every list; `one` is one of its values. */
const common = (one: string) =>
  ({
    ...blank,
    paste: [
      [` ${one}\r\n`, 'fine'],
      [`${one}, ${one}`, 'blocks option'],
      [`${one};`, 'blocks option'],
    ],
    scripts: [
      ['其他', 'blocks option'],
      ['Другое', 'blocks option'],
      [`${one}\u0430`, 'blocks option'],
    ],
    emoji: [
      ['🙂', 'blocks option'],
      [`${one} 🙂`, 'blocks option'],
    ],
    bidi: [
      [`\u202e${one}\u202c`, 'fine'],
      ['\u2066\u2069', 'blocks empty'],
    ],
    zeroWidth: [[`\u200b${one}\ufeff`, 'fine'], ...invisible],
    wrong: [
      ['UNKNOWN', 'blocks option'],
      ['0', 'blocks option'],
      [one.slice(1), 'blocks option'],
      [`${one}_`, 'blocks option'],
    ],
    lower: all([one.toLowerCase(), `${one[0]}${one.slice(1).toLowerCase()}S`], 'blocks option'),
  }) satisfies Partial<ChoiceTable>;

export const choice = (field: FormField): ChoiceTable => {
  const { own, foreign } = spelled(field.options?.id ?? '');
  return {
    ...common(own[0] ?? ''),
    options: all(own, 'fine'),
    foreign: all(foreign, 'blocks option'),
    kept: kept(field),
  };
};

/** The loaded list is `Jawa Barat` and `Bali`. */
export const area = (field: FormField): AreaTable => ({
  ...common('Bali'),
  options: [
    ['Jawa Barat', 'fine'],
    ['Jawa\u00a0 Barat', 'fine'],
    ['Bali', 'fine'],
  ],
  kept: kept(field),
  unread: [
    ['Papua Barat Daya', 'fine', { facts: {} }],
    ['Papua Barat Daya', 'fine', { facts: { listed: { [field.name]: [] } } }],
    ['', 'blocks empty', { facts: {} }],
  ],
});
