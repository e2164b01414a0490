/**
 * Values that must never be sent, although a mistake could put them into a property: what people type, and what servers
 * know about them.
 */
export const hostile: readonly unknown[] = [
  'Siti Rahayu',
  'siti rahayu',
  'siti.rahayu@contoh.example',
  '3171234567890001',
  '31.7123.4567.890.001',
  '+62 812-3456-7890',
  '081234567890',
  'Jalan Asia Afrika No. 8, RT 001/RW 002',
  '1995-03-27',
  '123456',
  'Rp7.500.000',
  7_500_000,
  3171234567890001,
  Number.NaN,
  -1,
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  'GET /v1/user/info?phone=081234567890',
  'GET /v1/kyc/area/ktp/3171234567890001',
  'https://evil.example/?q=siti',
  'EMAIL,siti@contoh.example',
  'x'.repeat(200),
  { name: 'Siti Rahayu' },
  ['081234567890'],
  null,
];

/** Returns every string and number anywhere in a value. */
export const leaves = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
