/** Header lines that name another machine, or this one in a spelling that it does not use. */
export const foreignHosts: readonly (readonly string[])[] = [
  ['Host: evil.example'],
  ['Host: evil.example:4173'],
  ['Host: 127.0.0.1.evil.example'],
  ['Host: localhost.evil.example:4173'],
  ['Host: evil.example#127.0.0.1'],
  ['Host: evil.example/127.0.0.1'],
  ['Host: evil.example\\127.0.0.1'],
  ['Host: 127.0.0.1@evil.example'],
  ['Host: 127.0.0.1:80@evil.example'],
  ['Host: 127.0.0.1 evil.example'],
  ['Host: 127.0.0.1,evil.example'],
  ['Host: localhost.'],
  ['Host: www.localhost'],
  ['Host: 127.1'],
  ['Host: 127.0.0.2'],
  ['Host: 0x7f.0.0.1'],
  ['Host: 2130706433'],
  ['Host: 0.0.0.0'],
  ['Host: [::1]'],
  ['Host: [::ffff:127.0.0.1]'],
  ['Host: ⓛocalhost'],
  ['Host: '],
  [],
  ['Host: 127.0.0.1', 'Host: evil.example'],
  ['Host: evil.example', 'Host: 127.0.0.1'],
  ['Host: evil.example', 'X-Forwarded-Host: 127.0.0.1'],
  ['Host: evil.example', 'Forwarded: host=127.0.0.1'],
];

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

/** Returns addresses that a login must not redirect to. */
export const waysBack = (origin: string): readonly string[] => [
  'https://evil.example/auth/callback',
  'http://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/auth/callback',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/.//evil.example/x',
  '/..//evil.example/x',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/%2f/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/auth/callback/..//..//evil.example',
  '/auth/callback//evil.example',
  '/auth/callback@evil.example',
  '/auth/callback?next=//evil.example',
  '/auth/callback#@evil.example',
  '/auth/callback/%0d%0aLocation:%20//evil.example',
  `${origin}//evil.example`,
  `${origin}/.//evil.example`,
  `${origin}@evil.example/auth/callback`,
  `${origin}.evil.example/auth/callback`,
  `${origin}\\@evil.example`,
  `//${new URL(origin).host}@evil.example/`,
  'javascript:alert("evil")',
  'data:text/html,evil',
  'gojek://evil',
  'http:evil.example',
  'evil.example/auth/callback',
];
