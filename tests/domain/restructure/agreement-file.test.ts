import { expect, test } from 'vitest';
import { toBase64 } from '../../../domain/kernel/base64';
import { readAgreement } from '../../../domain/restructure/agreement-file';

const end = 'startxref\n9\n%%EOF\n';
const pdf = (inside: string) => toBase64(`%PDF-1.4\n${inside}\n${end}`);
const read = (body: string) => readAgreement(body);

test('a whole file is handed on byte by byte, however its base64 is written', () => {
  const body = pdf('1 0 obj\n<< /Type /Catalog >>\nendobj');
  const lines = body.replace(/.{20}/g, '$&\r\n');
  for (const written of [body, lines, `data:application/pdf;base64,${body}`]) {
    const file = read(written);
    const bytes = file.ok ? file.value.bytes : new Uint8Array();
    expect(toBase64(String.fromCharCode(...bytes))).toBe(body);
    expect(file.ok && file.value.packed).toEqual([]);
  }
});

test('every value of a byte is decoded', () => {
  const all = Array.from({ length: 256 }, (_, at) => String.fromCharCode(at)).join('');
  const file = read(pdf(all));
  const bytes = file.ok ? [...file.value.bytes] : [];
  expect(bytes.slice(9, 9 + 256)).toEqual(Array.from({ length: 256 }, (_, at) => at));
});

test.each<[what: string, body: string, fault: string]>([
  ['nothing', '', 'empty'],
  ['white space', ' \r\n', 'empty'],
  ['no base64', '@@@@', 'damaged'],
  ['base64 that is cut off', pdf('').slice(0, -1), 'damaged'],
  ['base64 with an end inside', 'AA==AAAA', 'damaged'],
  ['no PDF', toBase64('<html>hello</html>'), 'damaged'],
  ['a PDF without its end', toBase64('%PDF-1.4\n1 0 obj\n<< >>\nendobj\n'), 'damaged'],
  ['right magic and garbage after', toBase64(`%PDF-1.7\n${'\u0007\u00ff'.repeat(999)}`), 'damaged'],
  ['more than five megabytes', 'A'.repeat(7_000_000), 'tooBig'],
  ['a script', pdf('<< /S /JavaScript /JS (app.alert(1)) >>'), 'unsafe'],
  ['a script in other letters', pdf('<< /S /#4AavaScript >>'), 'unsafe'],
  ['a program to launch', pdf('<< /S /Launch /F (x) >>'), 'unsafe'],
])('%s is refused as %s', (what, body, fault) => {
  expect([what, read(body)]).toEqual([what, { ok: false, error: fault }]);
});

test('names within a packed part do not count', () => {
  const stream = '5 0 obj\n<< /Filter /FlateDecode >>\nstream\nx/JS y\nendstream\nendobj';
  const file = read(pdf(stream));
  expect(file.ok && file.value.packed.map(({ times }) => times)).toEqual([1]);
  const [part] = file.ok ? file.value.packed : [];
  expect(String.fromCharCode(...(part?.bytes ?? []))).toBe('x/JS y\n');
});

test('counts how often a part is packed; plain parts are none', () => {
  const twice = '5 0 obj\n<< /Filter [/FlateDecode /Fl] >>\nstream\r\nab\nendstream\nendobj';
  const plain = '6 0 obj\n<< /Length 2 >>\nstream\ncd\nendstream\nendobj';
  const file = read(pdf(`${plain}\n${twice}`));
  expect(file.ok && file.value.packed.map(({ times }) => times)).toEqual([2]);
});

test('a file that is made to be slow to search is judged at once', () => {
  const files = ['stream\n'.repeat(100_000), 'stream\nendstream\n'.repeat(50_000)].map((inside) =>
    Buffer.from(`%PDF-1.4\n${inside}${end}`).toString('base64'),
  );
  const began = performance.now();
  files.forEach(read);
  expect(performance.now() - began).toBeLessThan(5_000);
});
