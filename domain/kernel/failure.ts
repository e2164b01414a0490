/**
 * Everything that can go wrong with a call (spec §8). `api`: the server answered with an error status, or refused in a
 * successful response (`refusedInside`). `code` and `message` come from its first error object; the body stays in
 * memory and is never reported. `contract`: the response lacked what the specification names, at `path`.
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
 * The status of a refusal in a successful response. Only an error status of HTTP logs a user out, or shows the
 * maintenance page (decision 16).
 */
export const refusedInside = 200;

/** Returns the code in square brackets in an error dialog (spec §2). */
export const codeOf = (failure: Failure): string => {
  if (failure.kind !== 'api') return failure.kind.toUpperCase();
  const { code, status } = failure;
  return code ?? (status === refusedInside ? 'REFUSED' : `HTTP_${status}`);
};

/** Returns whether no response arrived, because of the network or a timeout. */
export const isUnreached = (
  failure: Failure,
): failure is Extract<Failure, { readonly kind: 'network' | 'timeout' }> =>
  failure.kind === 'network' || failure.kind === 'timeout';

/** Returns whether the server may have carried out the call although no usable response arrived. */
export const isOutcomeUnknown = (failure: Failure): boolean =>
  isUnreached(failure) ||
  failure.kind === 'contract' ||
  (failure.kind === 'api' && (failure.status === 502 || failure.status === 504));

/** Returns whether the call's row names this refusal: the use case handles it, and it is no error of the program. */
export const isExpected = (
  failure: Failure,
  { refusals }: { readonly refusals: readonly string[] },
): boolean =>
  failure.kind === 'api' && failure.code !== undefined && refusals.includes(failure.code);

/** Returns whether the server is down for maintenance (spec §8). */
export const isMaintenance = (failure: Failure): boolean =>
  failure.kind === 'api' && failure.status === 503;

export const isCode = (failure: Failure, code: string): boolean =>
  failure.kind === 'api' && failure.code === code;
