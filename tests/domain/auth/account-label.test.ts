import { expect, test } from 'vitest';
import { accountLabel, hintLabel } from '../../../domain/auth/account-label';

test.each([
  [{ name: 'Sari Dewi', maskedMobileNumber: '+62 812-****-7890' }, 'S••• D••• · •••• 7890'],
  [{ name: 'Sari' }, 'S•••'],
  [{ maskedMobileNumber: '0812****7890' }, '•••• 7890'],
  [{ name: '', maskedMobileNumber: '0812****78' }, undefined],
  [{}, undefined],
])('%j is shown as %s', (info, label) => {
  expect(accountLabel(info)).toBe(label);
});

const host = (length: number) => `${'h'.repeat(length - 3)}.id`;

test.each([
  ['081234567890', '•••• 7890'],
  ['+62 (812) 3456-7890', '•••• 7890'],
  ['12345678', '•••• 5678'],
  ['123456789012345', '•••• 2345'],
  ['1234567', undefined],
  ['1234567890123456', undefined],
  ['x081234567890', undefined],
  ['081234567890x', undefined],
  ['sari@contoh.example', 's•••@contoh.example'],
  ['Sari.Dewi+1@Contoh.co.id', 'S•••@Contoh.co.id'],
  ['-@a-1.id', '-•••@a-1.id'],
  [`a@${host(40)}`, `a•••@${host(40)}`],
  [`a@${host(41)}`, undefined],
  ['@contoh.example', undefined],
  ['sari@contoh', undefined],
  ['sari@contoh.', undefined],
  ['sari@contoh.example call us', undefined],
  ['call us: sari@contoh.example', undefined],
  ['Your account is blocked', undefined],
  ['123-4567', undefined],
  ['<b>@evil.example', undefined],
  ['', undefined],
])('the hint %j is shown as %s', (hint, label) => {
  expect(hintLabel(hint)).toBe(label);
});
