import { expect, test } from 'vitest';
import {
  authorizeQuery,
  callbackQuery,
  tokenAnswer,
  tokenForm,
} from '../../../contract/table/login-meanings';
import { OAuthLogin } from '../../../adapters/browser/oauth-login';
import { MemoryClock } from '../../../adapters/memory/memory-clock';

test('the page of the login names what the client sends, and what it needs', async () => {
  const forms: string[][] = [];
  const login = new OAuthLogin({
    authorizeUrl: 'https://lender.example/authorize',
    tokenUrl: 'https://lender.example/token',
    origin: 'https://paylater.example',
    callback: '/auth/callback',
    clock: new MemoryClock(),
    fetch: (_, { body }) => {
      forms.push([...(body as URLSearchParams).keys()]);
      const answer = Object.entries(tokenAnswer).map(([name, { example }]) => [name, example]);
      return Promise.resolve(Response.json(Object.fromEntries(answer)));
    },
  });
  const { url, secrets } = await login.begin('+628000000001');
  expect([...new URL(url).searchParams.keys()]).toEqual(Object.keys(authorizeQuery));
  expect(Object.keys(callbackQuery)).toEqual(['code', 'state', 'error']);
  const answer = await login.complete({ code: 'example-code', state: secrets.state }, secrets);
  expect(forms.map((it) => it.sort())).toEqual([Object.keys(tokenForm).sort()]);
  expect(answer).toEqual({
    kind: 'granted',
    credentials: {
      token: tokenAnswer['access_token']?.example,
      trackingId: tokenAnswer['tracking_id']?.example,
      refreshToken: tokenAnswer['refresh_token']?.example,
    },
  });
});
