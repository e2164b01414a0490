import { type FieldMeaning, ours } from './meaning';

type Fields = Readonly<Record<string, FieldMeaning>>;

/** The query parameters that the client adds to those of `authorizeUrl`. */
export const authorizeQuery: Fields = {
  response_type: ours('Always `code`.', 'code'),
  redirect_uri: ours(
    'Where the login page returns to. Register exactly this address.',
    'https://paylater.example/auth/callback',
  ),
  state: ours('Random text, returned unchanged.', 'example-state'),
  code_challenge: ours('SHA-256 of the verifier, in base64url.', 'example-challenge'),
  code_challenge_method: ours('Always `S256`.', 'S256'),
  login_hint: ours(
    'The user who logs in, if a link named a user: a telephone number.',
    '+628000000001',
  ),
};

/** The query with which the login page returns to the client. */
export const callbackQuery: Fields = {
  code: ours(
    'The authorization code, valid once.',
    'example-code',
    'The login counts as cancelled.',
  ),
  state: ours('The `state` of the request.', 'example-state', 'The login is refused.'),
  error: ours('`access_denied` if the user cancels.', 'access_denied'),
};

/** The form that the client posts to `tokenUrl`. */
export const tokenForm: Fields = {
  grant_type: ours('Always `authorization_code`.', 'authorization_code'),
  code: ours('The code of the callback.', 'example-code'),
  redirect_uri: ours('The same address as before.', 'https://paylater.example/auth/callback'),
  code_verifier: ours('The verifier; compare its SHA-256 with the challenge.', 'example-verifier'),
};

/** The answer to the form: JSON, not inside `data`. */
export const tokenAnswer: Fields = {
  access_token: ours(
    'The bearer token of every call: printable ASCII without spaces.',
    'example-token',
    'The login fails.',
  ),
  tracking_id: ours(
    'Number that events carry in place of the user.',
    900_001,
    '`GET /v1/user/info` is asked.',
  ),
  refresh_token: ours(
    'Kept only with `keepRefreshToken`; no call uses it.',
    'example-refresh-token',
  ),
};
