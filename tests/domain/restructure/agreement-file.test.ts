import { expect, test } from 'vitest';
import { readAgreement } from '../../../domain/restructure/agreement-file';

const end = 'startxref\n9\n%%EOF\n';
const pdf = (inside: string) => btoa(`%PDF-1.4\n${inside}\n${end}`);
const read = (body: string) => readAgreement(body);

test('a complete file is decoded byte by byte, from every form of base64', () => {
  const body = pdf('1 0 obj\n<< /Type /Catalog >>\nendobj');
  const lines = body.replace(/.{20}/g, '$&\r\n');
  for (const written of [body, lines, `data:application/pdf;base64,${body}`]) {
    const file = read(written);
    const bytes = file.ok ? file.value : new Uint8Array();
    expect(btoa(String.fromCharCode(...bytes))).toBe(body);
  }
});

test('every byte value is decoded', () => {
  const all = Array.from({ length: 256 }, (_, at) => String.fromCharCode(at)).join('');
  const file = read(pdf(all));
  const bytes = file.ok ? [...file.value] : [];
  expect(bytes.slice(9, 9 + 256)).toEqual(Array.from({ length: 256 }, (_, at) => at));
});

test.each<[what: string, body: string, fault: string]>([
  ['nothing', '', 'empty'],
  ['white space', ' \r\n', 'empty'],
  ['no base64', '@@@@', 'damaged'],
  ['base64 that is cut off', pdf('').slice(0, -1), 'damaged'],
  ['base64 with an end inside', 'AA==AAAA', 'damaged'],
  ['no PDF', btoa('<html>hello</html>'), 'damaged'],
  ['a PDF without its end', btoa('%PDF-1.4\n1 0 obj\n<< >>\nendobj\n'), 'damaged'],
  ['right magic and garbage after', btoa(`%PDF-1.7\n${'\u0007\u00ff'.repeat(999)}`), 'damaged'],
  ['more than five megabytes', 'A'.repeat(7_000_000), 'tooBig'],
  ['a newer version that was cut off', btoa(`%PDF-1.4\n${end}7 0 obj\n<< /Type`), 'damaged'],
])('%s is refused as %s', (what, body, fault) => {
  expect([what, read(body)]).toEqual([what, { ok: false, error: fault }]);
});

test.each<[what: string, file: string]>([
  ['a byte order mark and a new line before it', `\u00ef\u00bb\u00bf\r\n%PDF-1.4\n${end}`],
  ['bytes after its end', `%PDF-1.4\n${end}${'\0'.repeat(9_000)}`],
  ['a script', `%PDF-1.4\n<< /S /JavaScript /JS (app.alert(1)) >>\n${end}`],
  ['a program to launch', `%PDF-1.4\n<< /S /Launch /F (x) >>\n${end}`],
])('a file with %s opens, as in other viewers, because nothing in it is executed', (_, file) => {
  expect(read(Buffer.from(file, 'latin1').toString('base64')).ok).toBe(true);
});

test('a file that is built to be slow to search is checked quickly', () => {
  const files = ['stream\n'.repeat(100_000), 'stream\nendstream\n'.repeat(50_000)].map((inside) =>
    Buffer.from(`%PDF-1.4\n${inside}${end}`).toString('base64'),
  );
  const began = performance.now();
  files.forEach(read);
  expect(performance.now() - began).toBeLessThan(5_000);
});
