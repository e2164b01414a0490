import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { CALLS } from '../../../domain/calls';
import { aClient } from '../support/http-client';

let server: Server | undefined;

afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())));

/** The client over real connections to a local server. */
const over = async (listener: RequestListener) => {
  const listening = createServer({ keepAlive: false }, listener);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const bases = { '/v1': `${base}/v1` };
  return aClient([], { bases, fetch, idempotencyKeys: true });
};

test('a write arrives complete', async () => {
  let seen: { url?: string; method?: string; headers?: IncomingHttpHeaders; body?: string } = {};
  const { http } = await over((request, response) => {
    const { url = '', method = '', headers } = request;
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      seen = { url, method, headers, body };
      response.setHeader('Connection', 'close').end('{"data":{"otp_error":"OTP_INVALID"}}');
    });
  });
  const input = { query: { channel: 'WHATSAPP' as const }, body: { otp: '000000' } };
  expect(await http.call(CALLS.verifyOtp, input)).toEqual({
    ok: true,
    value: { otpError: 'OTP_INVALID' },
  });
  expect(seen).toMatchObject({
    method: 'POST',
    url: '/v1/otp/verificator?channel=WHATSAPP',
    body: '{"otp":"000000"}',
    headers: {
      authorization: 'Bearer t0ken',
      'x-user-locale': 'id',
      'application-source': 'GOJEK',
      'content-type': 'application/json',
      accept: 'application/json',
    },
  });
  expect(seen.headers?.['idempotency-key']).toMatch(/^0{8}-/);
  expect(seen.headers).not.toHaveProperty('cookie');
});

test.each<[string, RequestListener]>([
  ['a connection that is cut', (request) => request.socket.destroy()],
  [
    'a connection that is cut in the middle of an answer',
    (request, response) => {
      response.writeHead(200, { 'Content-Length': 1000 });
      response.write('{"data":', () => request.socket.destroy());
    },
  ],
  [
    'a redirect, which is not followed',
    (_, response) => {
      response.writeHead(302, { Location: '/elsewhere', Connection: 'close' }).end();
    },
  ],
])('%s is a network failure', async (_, listener) => {
  const { http } = await over(listener);
  expect(await http.call(CALLS.virtualAccount, {})).toEqual({
    ok: false,
    error: { kind: 'network' },
  });
});

test('a closed port is a network failure', async () => {
  const { http } = await over(() => {});
  await new Promise((resolve) => server?.close(resolve));
  server = undefined;
  expect(await http.call(CALLS.reapply, {})).toEqual({ ok: false, error: { kind: 'network' } });
});
