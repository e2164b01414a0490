import {
  consentAddresses,
  contentTypes,
  fileFolders,
  loginAddresses,
  otherContentType,
} from './addresses';
import { type AnswerKind, caching, everywhere, headersOf } from './headers';
import type { PolicyAdditions } from './policy';

const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;

const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => (line === '' ? line : `  ${line}`)),
  '}',
];

/** Adds headers. Without `always` nginx omits them from errors. */
const addHeaders = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => {
    const mayBeStored = name === 'Cache-Control' && value !== caching.never['Cache-Control'];
    return `add_header ${name} ${quoted(value)}${mayBeStored ? '' : ' always'};`;
  });

/** The errors that share the answer `failed`. */
const failures = '400 408 412 413 414 416 429 500 501 502 503 504 507';

const named = (answer: AnswerKind): string => `@paylater_${answer}`;

/** Returns the directives of every folder, whatever the server's own configuration sets. */
const fromFolder = (missing: AnswerKind): string[] => [
  'charset off;',
  'autoindex off;',
  'expires off;',
  'gzip off;',
  'gzip_static on;',
  'gzip_proxied any;',
  'gzip_vary off;',
  `error_page 403 404 ${named(missing)};`,
  `error_page 405 ${named('refused')};`,
  `error_page ${failures} ${named('failed')};`,
  // nginx would answer a range beyond a file's end with an error that has the headers of the file.
  'max_ranges 0;',
];

const types = [
  ...block(
    'types',
    Object.entries(contentTypes).map(
      ([extension, type]) => `${quoted(type)} ${extension.slice(1)};`,
    ),
  ),
  `default_type ${otherContentType};`,
];

/**
 * Returns the part of an nginx server that delivers the client. A `server` block includes it and sets the parent folder
 * of `client` and `embeds` (`set $paylater …;`). Names, TLS and the routes to the API belong to that block.
 */
export const nginxSnippet = (more: PolicyAdditions): string => {
  const table = headersOf(more);

  /** Returns all headers of an answer. A location with any header inherits none from the server block. */
  const answered = (answer: AnswerKind): string[] => addHeaders(table[answer]);

  const documents = (head: string, answer: AnswerKind): string[] =>
    block(head, [
      'root $paylater/client;',
      `try_files /index.html ${named('missing')};`,
      'etag off;',
      'if_modified_since off;',
      'add_header Last-Modified "";',
      'types { }',
      `default_type ${quoted(contentTypes['.html'] ?? otherContentType)};`,
      ...fromFolder('missing'),
      ...answered(answer),
    ]);

  const text = (answer: AnswerKind, status: number, body: string): string[] =>
    block(`location ${named(answer)}`, [
      'default_type "text/plain; charset=utf-8";',
      ...answered(answer),
      `return ${status} "${body}\\n";`,
    ]);

  const folder = ({ below, root, found, missing, frozen }: (typeof fileFolders)[number]) => [
    ...block(`location = ${below.slice(0, -1)}`, [
      `root $paylater${root};`,
      `try_files $uri ${named(missing)};`,
      `error_page 405 ${named('refused')};`,
      ...answered(missing),
    ]),
    ...block(`location ^~ ${below}`, [
      `root $paylater${root};`,
      `try_files $uri ${named(missing)};`,
      ...types,
      ...fromFolder(missing),
      ...answered(found),
      ...(frozen
        ? block(`location ~ ${frozen.pattern}`, [
            `try_files $uri ${named(missing)};`,
            ...answered(frozen.found),
          ])
        : []),
    ]),
  ];

  return [
    '# Made for one build and one configuration of the client: make it anew instead of changing it.',
    'server_tokens off;',
    '# For what nginx answers itself, and for locations beside these that have no header of their own.',
    ...addHeaders(everywhere),
    `error_page 414 501 ${named('failed')};`,
    '',
    ...documents('location /', 'document'),
    ...consentAddresses.exact.flatMap((it) => documents(`location = ${it}`, 'consentDocument')),
    ...documents(`location ^~ ${consentAddresses.below}`, 'consentDocument'),
    ...documents(`location ^~ ${loginAddresses}`, 'loginDocument'),
    ...fileFolders.flatMap(folder),
    ...text('missing', 404, 'Not found.'),
    ...text('missingElement', 404, 'Not found.'),
    ...text('refused', 405, 'Not allowed.'),
    // The answer keeps the code of the error.
    ...text('failed', 500, 'Failed.'),
    '',
  ].join('\n');
};
