/**
 * Everything that can go wrong with a call (spec §8).
 * `api`: the server answered with an error status, or refused in a good answer (`refusedInside`). `code` and `message` are its first error object's, the body
 * stays in memory and is never reported. `contract`: the answer lacked what the specification names, at `path`.
 */
export type Failure =
  | {
      readonly kind: 'api';
      readonly status: number;
      readonly code?: string;
      readonly message?: string;
      readonly body?: unknown;
      /** From Retry-After, in milliseconds. */
      readonly retryAfter?: number;
    }
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'contract'; readonly path: string }
  | { readonly kind: 'cancelled' };

/**
 * The status of a refusal in a good answer. Only an error status of HTTP logs a user out, or shows the maintenance page
 * (decision 16).
 */
export const refusedInside = 200;

/** The word that stands in square brackets in an error dialog (spec §2). */
export const codeOf = (failure: Failure): string => {
  if (failure.kind !== 'api') return failure.kind.toUpperCase();
  const { code, status } = failure;
  return code ?? (status === refusedInside ? 'REFUSED' : `HTTP_${status}`);
};

/** The network or the wait for it is at fault, not what was answered. */
export const isUnreached = (
  failure: Failure,
): failure is Extract<Failure, { readonly kind: 'network' | 'timeout' }> =>
  failure.kind === 'network' || failure.kind === 'timeout';

/** True when the server may have carried the call out although no usable answer came back. */
export const isOutcomeUnknown = (failure: Failure): boolean =>
  isUnreached(failure) ||
  failure.kind === 'contract' ||
  (failure.kind === 'api' && (failure.status === 502 || failure.status === 504));

/** A refusal that its row names: an answer the use case understands, and no error of the program. */
export const isExpected = (
  failure: Failure,
  { refusals }: { readonly refusals: readonly string[] },
): boolean =>
  failure.kind === 'api' && failure.code !== undefined && refusals.includes(failure.code);

/** The server is down for maintenance (spec §8). */
export const isMaintenance = (failure: Failure): boolean =>
  failure.kind === 'api' && failure.status === 503;

export const isCode = (failure: Failure, code: string): boolean =>
  failure.kind === 'api' && failure.code === code;
