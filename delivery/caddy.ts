import {
  consentAddresses,
  contentTypes,
  fileFolders,
  loginAddresses,
  otherContentType,
} from './addresses';
import { type AnswerKind, headersOf } from './headers';
import type { PolicyAdditions } from './policy';

const quoted = (text: string): string => `\`${text}\``;

const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `\t${line}`),
  '}',
];

/** Returns headers that are set last, so that they replace those of the file server. */
const header = (lines: readonly string[]): string[] => block('header', ['defer', ...lines]);

const types = Object.entries(contentTypes).map(
  ([extension, type]) => `~\\${extension}$ ${quoted(type)}`,
);

/**
 * Returns the part of a Caddy site that delivers the client. A site block imports it and sets the parent folder of
 * `client` and `embeds` (`vars paylater …`). Names, TLS and the routes to the API belong to that block.
 */
export const caddySnippet = (more: PolicyAdditions): string => {
  const table = headersOf(more);

  const answered = (answer: AnswerKind): string[] =>
    Object.entries(table[answer]).map(([name, value]) => `${name} ${quoted(value)}`);

  const text = (answer: AnswerKind, status: number, body: string): string[] => [
    ...header([...answered(answer), 'Content-Type `text/plain; charset=utf-8`']),
    `respond "${body}\n" ${status}`,
  ];

  const fileServer = (root: string): string[] =>
    block('file_server', [
      `root {vars.paylater}${root}`,
      'precompressed br gzip',
      'disable_canonical_uris',
    ]);

  const handled = (
    name: string,
    matcher: readonly string[],
    lines: readonly string[],
  ): string[] => [
    ...block(`@paylater_${name}`, matcher),
    ...block(`handle @paylater_${name}`, lines),
  ];

  /**
   * Without these request headers Caddy answers with the whole file. It would send the headers of the file also with an
   * error about a part of it, or about its age.
   */
  const whole = ['Range', 'If-Range', 'If-Match', 'If-Unmodified-Since'].map(
    (name) => `request_header -${name}`,
  );

  const file = (answer: AnswerKind, root: string): string[] => [
    ...whole,
    ...header([...answered(answer), 'Content-Type {paylater_type}']),
    ...fileServer(root),
  ];

  const documents = (answer: AnswerKind): string[] => [
    'rewrite * /index.html',
    ...whole,
    'request_header -If-None-Match',
    'request_header -If-Modified-Since',
    ...header([
      ...answered(answer),
      `Content-Type ${quoted(contentTypes['.html'] ?? otherContentType)}`,
      '-Etag',
      '-Last-Modified',
    ]),
    ...fileServer('/client'),
  ];

  const folder = ({ below, root, found, frozen }: (typeof fileFolders)[number]) => {
    const isFile = [
      'not path */',
      ...block('file', [`root {vars.paylater}${root}`, 'try_files {path}']),
    ];
    return [
      ...(frozen
        ? handled(
            frozen.found,
            [`path_regexp ${frozen.pattern}`, ...isFile],
            file(frozen.found, root),
          )
        : []),
      ...handled(found, [`path ${below}*`, ...isFile], file(found, root)),
    ];
  };

  const missing = (answer: AnswerKind) => {
    const folders = fileFolders.filter((it) => it.missing === answer);
    const paths = folders.map(({ below }) => `${below.slice(0, -1)} ${below}*`);
    return handled(answer, [`path ${paths.join(' ')}`], text(answer, 404, 'Not found.'));
  };

  const route = [
    // Not deferred: these stay on the errors of Caddy itself, and every block replaces them.
    ...block('header', answered('failed')),
    ...block('map {path} {paylater_type}', [...types, `default ${otherContentType}`]),
    ...handled('refused', ['not method GET HEAD'], text('refused', 405, 'Not allowed.')),
    ...fileFolders.flatMap(folder),
    ...[...new Set(fileFolders.map((it) => it.missing))].flatMap(missing),
    ...handled(
      'consentDocument',
      [`path ${consentAddresses.exact.join(' ')} ${consentAddresses.below}*`],
      documents('consentDocument'),
    ),
    ...handled('loginDocument', [`path ${loginAddresses}*`], documents('loginDocument')),
    ...block('handle', documents('document')),
  ];

  return [
    '# Made for one build and one configuration of the client: make it anew instead of changing it.',
    // Requests that other `handle` blocks of the site do not answer, in this order.
    ...block('handle', block('route', route)),
    '',
  ].join('\n');
};
