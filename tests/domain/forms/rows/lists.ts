import type { Row } from './row';

/** `Jawa Barat` and `Bali` are what was looked up. */
export const area: readonly Row[] = [
  ['Jawa Barat', 'ok'],
  ['Bali', 'ok'],
  [' Jawa  Barat ', 'ok'],
  ['Jawa\u00a0Barat', 'ok'],
  ['\u202bBali\u202c', 'ok'],
  ['jawa barat', 'option'],
  ['Jawa', 'option'],
  ['Jawa Barat, Bali', 'option'],
  ['32', 'option'],
  ['西爪哇', 'option'],
  ['🏝️', 'option'],
  ['', 'empty'],
  ['\u2028', 'empty'],
];

/** For a field with these options: each of them, and what is none of them. */
export const choiceOf = (values: readonly string[]): readonly Row[] => {
  const [first = ''] = values;
  return [
    ...values.map((value): Row => [value, 'ok']),
    [` ${first} `, 'ok'],
    [`\u200b${first}`, 'ok'],
    [first.toLowerCase(), 'option'],
    [`${first}, ${first}`, 'option'],
    [first.slice(1), 'option'],
    ['UNKNOWN', 'option'],
    ['0', 'option'],
    ['Ｏ', 'option'],
    ['其他', 'option'],
    ['🙂', 'option'],
    ['', 'empty'],
    ['   ', 'empty'],
    ['\u2060', 'empty'],
  ];
};
