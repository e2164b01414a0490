import { KINDS } from '../document/kinds';
import { calls } from '../document/open-api';
import { MEANINGS } from '../table/meanings';
import { callSection, screensIn } from './call-section';
import { generated, jsonBlock, paragraphs, table } from './markdown';

/** Returns the anchor that a Markdown viewer gives to a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

const kinds = table(
  ['Kind', 'On the wire', 'Unit', 'Also read'],
  [...KINDS.values()].map(({ name, json: { type }, unit, alsoRead }) => [
    name,
    String(type),
    unit || '–',
    alsoRead,
  ]),
);

const overview = table(
  ['Call', 'What it does', 'Screens'],
  calls.map(([name, { method, path }]) => {
    const heading = `${method} ${path}`;
    const [first = ''] = MEANINGS[name].means.split(/(?<=\.) /);
    return [`[${heading}](#${anchorOf(heading)})`, first, screensIn(name)];
  }),
);

/** Returns the page of all calls. */
export const contractPage = (): string =>
  paragraphs(
    generated,
    '# The contract with the lender’s servers',
    'Everything that the client sends to a lender’s servers, and what it reads in their answers. [openapi.json](openapi.json) is the same for tools. Other pages: [the login](login.md), [the identity script](identity-script.md), [the host bridge](host-bridge.md).',
    '`npm run check-backend -- <address> --token <token>` makes the reads of the contract on a server of yours, and prints which screens would stand, which only partly, which would be useless or wrong, and why. The address is what comes before `/v1`, `/v2` and `/account-management`. A screen names its calls that were not asked, such as its writes. With `--write` it makes each write once too, with the examples below, which changes the account: use a throw-away user. A write whose examples the server refuses with a code, such as the PIN, is *not checked*. `npm run check-backend -- <openapi.json>` compares a document of yours. `--config <config.json>` applies the `words` of your configuration. `--json` is for CI; the exit code is 1 if a screen is useless or wrong, or if every call is refused alike.',
    '## The rules of every call',
    [
      '- The address is `apiBases` of `config.json` and the path: `/v1/kyc` goes to `/api/v1/kyc` with the base `"/v1": "/api/v1"`.',
      '- Every request has `Authorization: Bearer <token>`, `X-User-Locale` (`id` or `en`: the language of texts in the answer) and `application-source` (`GOJEK` or `GOPAY`). Keys of a body are in camelCase.',
      '- An answer is JSON inside `data`, with keys in snake_case, at most 2 MiB. Other fields are ignored.',
      '- A refusal is a status from 400, with `errors[0].code` and `errors[0].message`. A 2xx with a non-empty `errors`, or with `success: false`, is a refusal too.',
      '- 401 ends the session and 503 shows the maintenance page, from any call. 429 with `Retry-After` up to ten seconds is waited for. A read has 15 seconds, a write 30, an agreement 60.',
      '- A field that is absent, `null` or empty is missing. A field that cannot be read is never taken for zero or for none.',
      '- A list may also be the whole answer, or be under another single key.',
      '- “spec” marks a name that the specification spells, “ours” one that it does not show: report it if yours differs.',
    ].join('\n'),
    '## A refusal',
    jsonBlock({ errors: [{ code: 'EXAMPLE_CODE', message: 'Contoh kalimat untuk pengguna.' }] }),
    '## The kinds of values',
    kinds,
    '## All calls',
    overview,
    '## Each call',
    ...calls.map(([name, row]) => callSection(name, row)),
  );
