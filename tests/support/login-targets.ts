/** Sixty targets after which a login must end on an allowed page of the app. */
export const hostileTargets: readonly string[] = [
  // Other sites.
  [
    'https://evil.example/home',
    'http://evil.example/home',
    'https://user:secret@evil.example/home',
  ],
  ['//evil.example/home', '///evil.example/home', '////evil.example/home', '//evil.example@home'],
  ['/\\evil.example/home', '\\\\evil.example/home', '/\\/evil.example', '\\/evil.example'],
  [
    'https:/evil.example',
    'https:evil.example',
    'http:evil.example',
    'http:\\\\evil.example',
    'https://evil。example/home',
  ],
  ['/%2f%2fevil.example', '/%5cevil.example', '/%2f/evil.example', '/home%2f%2fevil.example'],
  ['/\t/evil.example', '/\n/evil.example', '/home\u0000//evil.example', ' //evil.example'],
  [
    '/.//evil.example',
    '/home/..//evil.example',
    '/home//evil.example',
    '/home/../..//evil.example',
  ],
  // Scripts and other schemes.
  [
    'javascript:location="https://evil.example"',
    'JaVaScRiPt:window.__hit=1',
    'java\nscript:window.__hit=1',
  ],
  ['data:text/html,<script>location="https://evil.example"</script>', 'vbscript:window.__hit=1'],
  ['blob:https://evil.example/6f1c2f5e', 'file:///etc/passwd', 'about:blank', 'view-source:/home'],
  ['gojek://evil', 'gopay://transfer', 'intent://evil.example#Intent;scheme=https;end', 'tel:112'],
  // Pages that are no target of a login, and ways around that.
  [
    '/auth/logout',
    '/auth/logout/',
    '/auth/../auth/logout',
    '/%61uth/logout',
    '/home/../auth/logout',
  ],
  ['/auth/login', '/auth/login?login_hint=evil', '/auth/redirect?to=%2Fauth%2Fredirect'],
  [
    '/auth/callback?code=stolen&state=stolen',
    '/auth/callback?token=stolen',
    '/auth/link-gojek-account',
  ],
  ['/maintenance', '/maintenance/', '/home/%2e%2e/maintenance', '/home/..;/maintenance'],
  ['/no-such-page', '/partner', '/*', `/home?x=${'a'.repeat(4096)}`],
].flat();

/** Four targets that a login opens unchanged. */
export const goodTargets: readonly string[] = [
  '/home/settings',
  '/transactions?utm_source=mail',
  '/repayment/bill-list?type=CURRENT',
  '/home/popular-partners?next=//evil.example',
];
