/** What the codes of a failed connection mean. The first match counts. */
const meanings: readonly (readonly [code: RegExp, words: string])[] = [
  [/^ECONNREFUSED$/, 'nothing listens there'],
  [/^ENOTFOUND$/, 'the name of the host is unknown'],
  [/^EAI_AGAIN$/, 'the name of the host cannot be looked up now'],
  [/^E(HOST|NET)UNREACH$/, 'no network leads there from this machine'],
  [/^(TimeoutError|ETIMEDOUT|UND_ERR_\w+_TIMEOUT)$/, 'the server takes too long'],
  [/^(ERR_SSL_(WRONG_VERSION|PACKET_LENGTH)\w+|EPROTO)$/, 'the server speaks http, not https'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET|HPE_\w+)$/, 'the server breaks off; perhaps it speaks https'],
  [/^CERT_HAS_EXPIRED$/, 'the certificate of the server has expired'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'the certificate of the server is for another name'],
  [
    /^(UNABLE_TO_(GET|VERIFY)\w+|\w*SELF_SIGNED\w*)$/,
    'this machine does not know who issued the certificate: name a file of it in NODE_EXTRA_CA_CERTS',
  ],
  [/^bad port$/, 'a browser does not call this port'],
];

/** Describes why a request failed, with the code. Other texts of an error are left out: they may contain the token. */
export const failureWords = (error: unknown): string => {
  const { name, cause } = error as { name?: string; cause?: { code?: string; message?: string } };
  const code = [cause?.code, cause?.message, name].find((it) =>
    meanings.some(([known]) => known.test(it ?? '')),
  );
  const words = meanings.find(([known]) => known.test(code ?? ''))?.[1];
  return words === undefined
    ? (cause?.code ?? 'the connection failed')
    : `${words} (${code === 'TimeoutError' ? 'timeout' : code})`;
};

export type Sent =
  | {
      readonly status: number;
      readonly text: string;
      readonly type: string;
      /** Where a redirect leads, without a query. */
      readonly target?: string;
    }
  | { readonly failure: string; readonly isTimeout: boolean };

/** A shorter token is hidden only as a whole word, since it may be a part of others. */
const longToken = 8;

/** Hides the token in a text of a server. */
const hide = (text: string, token: string): string => {
  if (token === '') return text;
  // JSON may write a slash with a backslash before it.
  const form = token.replaceAll(/\W/g, '\\$&').replaceAll('\\/', '\\\\?\\/');
  const word = token.length < longToken ? `(?<![A-Za-z\\d])${form}(?![A-Za-z\\d])` : form;
  return text.replaceAll(new RegExp(word, 'g'), '<token>');
};

/** Hides the token in the texts of an answer in JSON, and leaves its numbers as they are. */
const hideInTexts = (json: string, token: string): string =>
  json.replaceAll(/"(?:[^"\\]|\\.)*"/g, (text) => hide(text, token));

/**
 * Sends a request, and follows no redirect, as the client does. Never throws. Hides the token in what comes back, which
 * may repeat it.
 */
export const sendCall = async (
  url: string,
  init: RequestInit,
  timeout: number,
  token = '',
): Promise<Sent> => {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { ...init, signal, redirect: 'manual' });
    const { status, headers } = response;
    const given = headers.get('location') ?? '';
    const isRedirect = status >= 300 && status < 400 && URL.canParse(given, url);
    const { origin, pathname } = new URL(isRedirect ? given : url, url);
    return {
      status,
      text: hideInTexts(await response.text(), token),
      type: headers.get('content-type') ?? '',
      ...(isRedirect && { target: hide(`${origin}${pathname}`, token) }),
    };
  } catch (error) {
    const isTimeout = (error as { name?: string }).name === 'TimeoutError';
    return { failure: failureWords(error), isTimeout };
  }
};

/** Describes a redirect, which the client does not follow. */
export const redirects = (status: number, target: string): string =>
  `it redirects (${status}) to ${target}, and the client follows no redirect`;
