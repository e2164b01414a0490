import { protocols } from '../../adapters/bridge/protocols';
import type { HostCallName } from '../../adapters/bridge/protocol';
import { HOST_MEANINGS, launchMeanings, resultMeanings } from '../table/host-meanings';
import { authorizeQuery, callbackQuery, tokenAnswer, tokenForm } from '../table/login-meanings';
import type { FieldMeaning } from '../table/meaning';
import { codeText, generated, jsonBlock, paragraphs, table } from './markdown';

type Fields = Readonly<Record<string, FieldMeaning>>;

const fieldTable = (head: string, fields: Fields): string =>
  table(
    [head, 'Name', 'Meaning', 'Example', 'Without it'],
    Object.entries(fields).map(([name, { origin, means, example, without = '' }]) => [
      codeText(name),
      origin === 'specification' ? 'spec' : 'ours',
      means,
      codeText(String(example)),
      without,
    ]),
  );

const examplesOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { example }]) => [name, example]));

/** Returns the page of the login in a browser. */
export const loginContractPage = (): string =>
  paragraphs(
    generated,
    '# The login',
    'In a browser, the user logs in on a page of the lender: OAuth 2.0, authorization code with PKCE (RFC 7636). The specification shows no login, so all names are those of OAuth. In a host app, the [host bridge](host-bridge.md) gives the token instead.',
    '## 1. The client opens `authorizeUrl`',
    'A query of the address, such as a `client_id`, stays.',
    fieldTable('Query', authorizeQuery),
    '## 2. The page returns to `/auth/callback`',
    'With `router: "hash"` it returns to the path of the document. A callback counts once, within ten minutes, in the tab that began the login.',
    fieldTable('Query', callbackQuery),
    '## 3. The client posts the code to `tokenUrl`',
    'A form (`application/x-www-form-urlencoded`) without cookies; with a `client_id` if `authorizeUrl` has one. On another origin it needs CORS, but no preflight. The answer has 30 seconds.',
    fieldTable('Form', tokenForm),
    fieldTable('Answer', tokenAnswer),
    jsonBlock(examplesOf(tokenAnswer)),
    'A refusal is a status from 400 with `error`, as OAuth has it: `{ "error": "invalid_grant" }`. The token is sent as `Authorization: Bearer <token>` until a call answers 401.',
  );

/** Returns the page of the script for the identity check in a browser. */
export const identityPage = (): string =>
  paragraphs(
    generated,
    '# The identity script',
    'Outside the host apps, `oneKyc.script` of `config.json` runs the identity check. It is loaded once, when the user begins the check, and has one minute to load. When it has loaded, `window.OneKyc.launch` must be a function.',
    '## `window.OneKyc.launch(options)`',
    fieldTable('Option', {
      ...launchMeanings,
      onResult: {
        means: 'Function to call once with the result, an object or its JSON text.',
        origin: 'ours',
        example: '(result) => {}',
      },
    }),
    'It may return a function, which the client calls to close the check when the user leaves the page.',
    '## The result',
    fieldTable('Field', { ...resultMeanings }),
    jsonBlock(examplesOf({ ...resultMeanings })),
    'A technical failure is `{ "kind": "failed", "code": "EXAMPLE" }`. The script also needs an entry in the policy for its own origins (`identitySdk`, `camera` in `origins.json`).',
  );

const hosts = Object.entries(protocols).map(([host, of]) => ({ host, ...of({}) }));

const nameOn = ({ names, older }: (typeof hosts)[number], call: HostCallName): string => {
  const old = older?.[call];
  return codeText(names[call]) + (old ? `, below ${old.below} ${codeText(old.name)}` : '');
};

const hostSection = (call: HostCallName): string => {
  const { means, params, answer, without } = HOST_MEANINGS[call];
  return paragraphs(
    `### ${call}`,
    `${means} In a host without it: ${without.charAt(0).toLowerCase()}${without.slice(1)}`,
    hosts.map((it) => `- ${it.host}: ${nameOn(it, call)}`).join('\n'),
    params && fieldTable('Parameter', params),
    answer ? fieldTable('Answer', answer) : 'The answer is empty.',
  );
};

/** Returns the page of the calls to the host apps. */
export const hostContractPage = (): string =>
  paragraphs(
    generated,
    '# The host bridge',
    'What the client asks of the app around it. The specification names the calls, and not their spelling. How a message travels in each host: [decision 29](../decisions/0029-the-wire-of-the-hosts.md). A call without a screen of the host has ten seconds. Every call may be missing: the client goes on without it.',
    '## Error codes',
    table(
      ['Meaning', ...hosts.map(({ host }) => host)],
      ['cancelled', 'denied', 'unsupported', 'upgrade'].map((meaning) => [
        meaning,
        ...hosts.map(({ errorCodes }) =>
          [...errorCodes]
            .filter(([, it]) => it === meaning)
            .map(([it]) => codeText(String(it)))
            .join(', '),
        ),
      ]),
    ),
    '## Calls',
    ...(Object.keys(HOST_MEANINGS) as HostCallName[]).map(hostSection),
  );
