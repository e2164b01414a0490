const wild = ['1e300', '-1e300', '1e999', '8640000000000001', '-1', '1.5', '"1"', 'true', '[]'];

/** Returns paths and bodies whose number is out of range. */
export const numbers = (userId: string): readonly (readonly [string, string])[] => {
  const at = `/_sandbox/users/${userId}`;
  return wild.flatMap((number) => [
    ...(/^-?1(?:\.5)?$/.test(number)
      ? []
      : ([['/_sandbox/clock', `{"advanceSeconds":${number},"userId":"${userId}"}`]] as const)),
    ['/_sandbox/clock', `{"now":${number},"userId":"${userId}"}`],
    [`${at}/orders`, `{"amount":${number},"merchant":"x"}`],
    [`${at}/orders`, `{"amount":1000,"merchant":"x","instalments":${number}}`],
    [`${at}/payments`, `{"amount":${number}}`],
    ['/_sandbox/faults', `{"path":"/v1/x","status":${number}}`],
    ['/_sandbox/faults', `{"path":"/v1/x","times":${number}}`],
  ]);
};

const deep = '['.repeat(50_000) + ']'.repeat(50_000);

/** Returns bodies that are too long, too deep, or break the code that reads them. */
export const bodies = (userId: string): readonly (readonly [string, string])[] => [
  ['/events', 'x'.repeat(20_000_000)],
  ['/api/v1/user/submit', JSON.stringify({ x: 'x'.repeat(20_000_000) })],
  ['/_sandbox/users', JSON.stringify({ persona: 'x'.repeat(2_000_000) })],
  ['/_sandbox/users', JSON.stringify({ persona: 'x'.repeat(500_000) })],
  ['/_sandbox/users', deep],
  ['/api/v1/user/submit', deep],
  ['/_sandbox/faults', `{"path":"/v1/x","body":${deep}}`],
  ['/_sandbox/faults', '{"path":"/v1/x","status":503,"retryAfter":"1\\r\\nset-cookie: a=b"}'],
  ['/_sandbox/faults', `{"path":"/${'{a}'.repeat(1_000)}"}`],
  [
    `/_sandbox/users/${userId}/orders`,
    JSON.stringify({ amount: 1, merchant: 'x'.repeat(900_000) }),
  ],
];
