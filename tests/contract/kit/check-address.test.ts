import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { checkBackend } from '../../../contract/check-backend';
import { failureWords } from '../../../contract/check/network';

/** Checks a server that answers every request alike; returns what the command prints or throws. */
const check = async (answer: RequestListener, protocol = 'http', ...args: string[]) => {
  const seen: { method: string | undefined; token: string | undefined }[] = [];
  const server = createServer((request, response) => {
    seen.push({ method: request.method, token: request.headers.authorization });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const printed: string[] = [];
  const given = args.length > 0 ? args : ['--token', 'tok'];
  const code = await checkBackend([`${protocol}://127.0.0.1:${port}/api`, ...given], (text) =>
    printed.push(text),
  ).catch((error: Error) => {
    printed.push(error.message);
    return 1;
  });
  server.closeAllConnections();
  server.close();
  return { code, seen, printed: printed.join('\n') };
};

const json =
  (status: number, body: unknown): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

const page =
  (status: number): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>A page</h1>');
  };

const refusal = { errors: [{ code: 'SOME_CODE', message: '' }] };

test.each<readonly [string, RequestListener, RegExp]>([
  ['404', json(404, refusal), /^Every call is answered with 404: .*before \/v1/],
  ['403', json(403, refusal), /^Every call is answered with 403: may the user/],
  ['503', json(503, refusal), /^Every call is answered with 503: .*maintenance/],
  ['502 and a page', page(502), /^Every call is answered with 502: a gateway/],
  ['an empty object', json(200, {}), /^Every call is answered with an empty object/],
  ['200 and a page', page(200), /answers with a page \(200\), not with JSON/],
])('a server that answers everything with %s', async (_, answer, line) => {
  const { code, printed } = await check(answer);
  expect(printed).toMatch(line);
  // A table of screens would only repeat it.
  expect(printed.split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});

test('no write is sent to a server that refuses all reads', async () => {
  const { seen } = await check(json(404, refusal), 'http', '--token', 'tok', '--write');
  expect(seen.filter(({ method }) => method === 'PATCH')).toEqual([]);
});

test('the line about every call is in the JSON too', async () => {
  const { printed } = await check(json(404, refusal), 'http', '--token=tok', '--json');
  const { notices } = JSON.parse(printed) as { notices: readonly string[] };
  expect(notices).toEqual([expect.stringContaining('Every call is answered with 404')]);
});

/** Answers the first call, and refuses the others with a code, which is written as some servers write JSON. */
const refusingWith =
  (code: string): RequestListener =>
  (request, response) => {
    const isFirst = request.url?.endsWith('/user/info') ?? false;
    const body = isFirst ? { data: {} } : { errors: [{ code, message: '' }] };
    const text = JSON.stringify(body).replaceAll('/', '\\/');
    response.writeHead(isFirst ? 200 : 400, { 'content-type': 'application/json' }).end(text);
  };

test.each([
  ['a token', 'a-token-of-a-user', 'REFUSEDa-token-of-a-user', 'REFUSED<token>'],
  ['a short token', 'x', 'TAx_x', 'TAx_<token>'],
  ['a token with a slash', 'a/token+of/a=', 'a/token+of/a=', '<token>'],
])('%s that the server repeats is hidden, and nothing else is', async (_, token, code, shown) => {
  const { code: exit, printed } = await check(refusingWith(code), 'http', `--token=${token}`);
  expect(printed).toMatch(/^Fix before you go live:/);
  expect(printed).toContain(
    `GET /v1/partners (useless: /home/popular-partners)\n    - refused with 400 ${shown}\n`,
  );
  expect(printed.replaceAll(shown, '')).not.toContain('<token>');
  expect(exit).toBe(1);
});

test('a redirect is named with its status and its target, without the query', async () => {
  const { code, printed } = await check((_, response) => {
    response.writeHead(301, { location: 'https://no-host.invalid/v1/user/info?key=secret' }).end();
  });
  expect(printed).toContain('redirects (301) to https://no-host.invalid/v1/user/info, and');
  expect(printed).toContain('Give the address that answers itself.');
  expect(printed).not.toContain('secret');
  expect(code).toBe(1);
});

test('an https address of an http server gets its own message', async () => {
  const { printed } = await check(json(200, {}), 'https');
  expect(printed).toMatch(/the server speaks http, not https \(ERR_SSL_/);
});

test('an answer that stops in the middle is no crash', async () => {
  const { printed } = await check((_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{');
    response.destroy();
  });
  expect(printed).toMatch(/gives no answer: .*breaks off/);
});

test('the check stops after two calls in a row without an answer', async () => {
  const after = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => after(150));
  const { printed, seen } = await check((request, response) => {
    if (request.url?.endsWith('/user/info')) json(200, {})(request, response);
  });
  spy.mockRestore();
  expect(printed).toMatch(
    /^The server takes too long, and the check stops: GET \S+ \(15 s\), then/,
  );
  expect(seen).toHaveLength(3);
});

test('a token is sent without a second Bearer', async () => {
  const { seen } = await check(json(404, refusal), 'http', '--token', 'Bearer tok');
  expect(new Set(seen.map(({ token }) => token))).toEqual(new Set(['Bearer tok']));
});

test.each([
  ['ECONNREFUSED', 'nothing listens there'],
  ['ENOTFOUND', 'the name of the host is unknown'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'this machine does not know who issued the certificate'],
  ['CERT_HAS_EXPIRED', 'has expired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'for another name'],
])('%s is said in words, with the code', (code, words) => {
  const text = failureWords(Object.assign(new Error('fetch failed'), { cause: { code } }));
  expect(text).toContain(words);
  expect(text).toContain(`(${code})`);
});

test('the text of an unknown error is not printed', () => {
  expect(failureWords(new Error('Headers.append: "Bearer tok"'))).toBe('the connection failed');
});
