/** Sixty links in answers or addresses that must not open by a tap; only listed.example is allowed. */

const run = 'window.__hit=1';
const elsewhere = `<script>parent.${run};opener.${run}</script>`;

export const hostileLinks: readonly string[] = [
  // Scripts, plain and disguised.
  [`javascript:${run}`, `JAVASCRIPT:${run}`, `JaVaScRiPt:${run}`, ` javascript:${run}`],
  [`java\tscript:${run}`, `java\nscript:${run}`, `\u0001javascript:${run}`, `javascript\t:${run}`],
  [`javascript://listed.example/%0a${run}`, `javascript:/*//listed.example*/${run}`],
  [`javascript:"<b onclick=${run}>"`, `javascript:void(${run})//https://listed.example`],
  [
    `vbscript:${run}`,
    `livescript:${run}`,
    `view-source:javascript:${run}`,
    `feed:javascript:${run}`,
  ],
  // Documents inside the link itself.
  [`data:text/html,${elsewhere}`, `data:text/html;base64,${btoa(elsewhere)}`, `data:,${run}`],
  [`data:image/svg+xml,<svg onload="${run}" xmlns="http://www.w3.org/2000/svg"/>`],
  [`data:application/xhtml+xml,${elsewhere}`, 'blob:https://listed.example/6f1c2f5e'],
  [
    'filesystem:https://listed.example/temporary/x',
    'about:blank',
    'about:srcdoc',
    'file:///etc/passwd',
  ],
  // Other sites, and other ways to write them.
  [
    'https://evil.example/',
    'https://evil.example/listed.example',
    'https://listed.example.evil.example/',
  ],
  ['https://xlisted.example/', 'https://listed.example./', 'https://listed.example:444/'],
  ['https://listed.example@evil.example/', 'https://listed.example:443@evil.example/'],
  ['https://user:secret@listed.example/', 'https://lіsted.example/', 'https://evil。example/'],
  ['//evil.example/home', '///evil.example/home', '\\\\evil.example\\home', '/\\evil.example'],
  ['/\t/evil.example', 'https:evil.example', 'https:\\\\evil.example', 'https:/evil.example'],
  ['http://listed.example/', 'http://evil.example/', 'https://0x7f.1/', 'ftp://evil.example/x'],
  ['https://[::ffff:203.0.113.7]/'],
  // Other apps.
  ['gojek://pay?to=evil&amount=1', 'gojek://home?to=evil', 'gopay://transfer', 'tel:112'],
  ['intent://scan/#Intent;scheme=zxing;end', 'market://details?id=evil', 'sms:157?body=x'],
  ['mailto:evil@evil.example', 'whatsapp://send?text=x', 'itms-apps://evil'],
].flat();
