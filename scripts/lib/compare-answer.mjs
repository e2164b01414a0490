import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/**
 * @typedef {import('../../delivery/manifest').Manifest} Manifest
 * @typedef {import('../../delivery/manifest').AddressRow} AddressRow
 * @typedef {import('./ask-site.mjs').Answer} Answer
 */

/**
 * What an answer shows. `difference`: a sentence, and what to do. `uncoded`: it is whole, but not compressed as asked.
 * `recompressed`: the server, or a cache before it, compressed it again. `other`: a header that is not ours.
 * @typedef {{ kind: 'difference' | 'other'; text: string } | { kind: 'uncoded' | 'recompressed' }} Finding
 */

/** Headers about the message, which every server sets as it likes. */
const itsOwn = new Set([
  'accept-ranges',
  'age',
  'alt-svc',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
]);

const limit = { maxOutputLength: 64 * 1024 * 1024 };
/** @type {Readonly<Record<string, (body: Buffer) => Buffer>>} */
const unpack = {
  br: (body) => brotliDecompressSync(body, limit),
  gzip: (body) => gunzipSync(body, limit),
  identity: (body) => body,
};

/**
 * Returns the body without its compression, if it can be unpacked.
 * @param {Answer} answer
 */
export const unpacked = ({ headers, body }) => {
  try {
    return unpack[headers['content-encoding'] ?? 'identity']?.(body);
  } catch {
    return undefined;
  }
};

const suffixes = { identity: '', gzip: '.gz', br: '.br' };

/** @param {Buffer} body */
const sha256 = (body) => createHash('sha256').update(body).digest('hex');

/** @param {string} text */
const difference = (text) => /** @type {const} */ ({ kind: 'difference', text });

const delivered =
  'Serve it with the file in dist/delivery, reload the server, and see that nothing before it changes headers';

/**
 * Returns the part of a long value from shortly before the place where it differs from another.
 * @param {string} value
 * @param {string} other
 */
const around = (value, other) => {
  if (value.length < 80) return `"${value}"`;
  const at = [...value].findIndex((letter, index) => letter !== other[index]);
  const from = Math.max(0, (at === -1 ? value.length : at) - 30);
  return `"${from > 0 ? '…' : ''}${value.slice(from, from + 70)}…"`;
};

/**
 * @param {Answer['headers']} sent
 * @param {Readonly<Record<string, string>>} table
 * @param {ReadonlySet<string>} ours all names of the table
 * @returns {readonly Finding[]}
 */
const compareHeaders = (sent, table, ours) => {
  const wanted = Object.entries(table).map(
    ([name, value]) => /** @type {const} */ ([name, sent[name.toLowerCase()], value]),
  );
  const names = new Set(Object.keys(table).map((name) => name.toLowerCase()));
  const wrong = wanted.flatMap(([name, got, value]) => {
    if (got === value) return [];
    const is = got === undefined ? 'is missing' : `is ${around(got, value)}`;
    return [difference(`the header ${name} ${is}, not ${around(value, got ?? '')}. ${delivered}`)];
  });
  const more = Object.keys(sent).filter((name) => !names.has(name) && !itsOwn.has(name));
  return [
    ...wrong,
    ...more.map((name) =>
      ours.has(name)
        ? difference(`the header ${name} does not belong to this address. ${delivered}`)
        : /** @type {const} */ ({ kind: 'other', text: name }),
    ),
  ];
};

/**
 * @param {AddressRow} row
 * @param {string} coding
 * @param {Answer} answer
 * @returns {readonly Finding[]}
 */
const compareBody = ({ file, sums = {} }, coding, answer) => {
  if (file === undefined) return [];
  const { headers, body } = answer;
  const used = headers['content-encoding'] ?? 'identity';
  if (used !== coding && used !== 'identity')
    return [difference(`is sent in ${used}, which was not accepted. ${delivered}`)];
  const wanted = sums[used];
  if (wanted && sha256(body) === wanted.sha256) return used === coding ? [] : [{ kind: 'uncoded' }];
  const plain = unpacked(answer);
  if (plain && sha256(plain) === sums['identity']?.sha256) return [{ kind: 'recompressed' }];
  const bytes = `(${body.length} bytes came, ${wanted?.bytes ?? 0} were built)`;
  const emptied = 'and empty every cache before the server';
  const again = `Copy dist/${file}${suffixes[/** @type {'br'} */ (coding)]} again, ${emptied}`;
  if (!plain) return [difference(`cannot be unpacked ${bytes}. ${again}`)];
  return [
    difference(
      file.endsWith('index.html')
        ? `another document than the one built ${bytes}. Replace index.html, its .br and its .gz at once, ${emptied}`
        : `other contents than built ${bytes}. ${again}`,
    ),
  ];
};

/** @param {string} type */
const plainType = (type) => type.toLowerCase().replaceAll(/[\s"]/g, '');

/**
 * Compares an answer with what was built.
 * @param {Manifest} manifest
 * @param {AddressRow} row
 * @param {string} coding the one that was asked for
 * @param {Answer} answer
 * @returns {readonly Finding[]}
 */
export const compareAnswer = ({ headers: tables }, row, coding, answer) => {
  const { status, headers } = answer;
  if (status !== row.status) {
    if (headers['location'] !== undefined)
      return [
        difference(
          `redirects to ${headers['location']}. Verify that site, or serve this address itself`,
        ),
      ];
    if (row.status === 404)
      return [difference(`a missing file is answered with ${status} instead of 404. ${delivered}`)];
    if (status === 404) return [difference(`is missing (404). Copy dist/${row.file ?? ''}`)];
    return [difference(`is answered with ${status}. Read the server's error log`)];
  }
  const type = headers['content-type'] ?? '';
  const ours = new Set(
    Object.values(tables).flatMap((table) => Object.keys(table).map((name) => name.toLowerCase())),
  );
  return [
    ...(plainType(type) === plainType(row.type)
      ? []
      : [difference(`Content-Type is "${type}", not "${row.type}". ${delivered}`)]),
    ...compareHeaders(headers, tables[row.answer], ours),
    ...compareBody(row, coding, answer),
  ];
};
