/** The user of the phone, through the sandbox's control API. Only the bridge passes the token on. */

const send = async (method, path, body) => {
  const answer = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const payload = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(payload.errors[0].message), payload.errors[0]);
  return payload;
};

const at = (id, rest = '') => `/_sandbox/users/${encodeURIComponent(id)}${rest}`;

export const create = (persona) => send('POST', '/_sandbox/users', { persona });
export const tokenOf = async (id) => (await send('POST', at(id, '/token'))).token;
export const stored = (id) => send('GET', at(id));
export const dueOf = async (id) => (await send('GET', at(id, '/due'))).amount;
export const pay = (id, amount) => send('POST', at(id, '/payments'), { amount });
export const challenge = (id, token, pin) => send('POST', at(id, '/challenge'), { token, pin });

/** Ends a capture as the identity SDK's stand-in does, with its launch token. */
export const endCapture = async (token, outcome) => {
  const answer = await fetch('/one-kyc/captures', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ outcome }),
  });
  const payload = await answer.json();
  if (!answer.ok) return { failed: payload.errors[0].code };
  return outcome === 'SUBMITTED'
    ? { kind: 'submitted', submissionUuid: payload.data.submission_uuid }
    : { kind: outcome.toLowerCase() };
};

/** Returns the result of a capture, found by its submission. */
export const captureOf = async (id, submissionUuid) => {
  const { oneKyc } = await stored(id);
  const capture = oneKyc.find((it) => it.submissionUuid === submissionUuid);
  if (!capture?.outcome) return undefined;
  return capture.outcome === 'SUBMITTED'
    ? { kind: 'submitted', submissionUuid }
    : { kind: capture.outcome.toLowerCase() };
};
