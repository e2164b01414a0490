import type { Exception, StackFrame } from '@sentry/browser';

const types = new Set(
  `Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError
  DOMException AbortError ConstraintError DataCloneError DataError EncodingError HierarchyRequestError
  InvalidAccessError InvalidCharacterError InvalidNodeTypeError InvalidStateError NetworkError
  NotAllowedError NotFoundError NotReadableError NotSupportedError OperationError QuotaExceededError
  SecurityError TimeoutError VersionError`.split(/\s+/),
);

/** Error messages of the engines, and the fixed text that replaces each. The original may contain names and values. */
const messages: readonly (readonly [RegExp, string])[] = [
  [/^Cannot read propert(?:y|ies) |is not an object|Cannot destructure/, 'read of nothing'],
  [/^Cannot set propert(?:y|ies) /, 'write to nothing'],
  [/is not a function/, 'not a function'],
  [/is not iterable/, 'not iterable'],
  [/is not defined|^Can't find variable/, 'not defined'],
  [/before initialization/, 'used before it was made'],
  [/is not a constructor/, 'not a constructor'],
  [/Assignment to constant|readonly property|read only property/, 'write to a constant'],
  [/call stack|too much recursion/i, 'endless recursion'],
  [/dynamically imported module|Importing a module script failed/, 'code did not load'],
  [/JSON/, 'unreadable JSON'],
  [/TrustedScript|TrustedHTML|Content Security Policy/, 'refused by the policy'],
  [/insertBefore|removeChild|appendChild/, 'changed by somebody else'],
];

const mostFrames = 30;
const ownFile = /^\/assets\/[\w.-]{1,80}\.js$/;
const functionName = /^[\w$.]{1,39}$/;

const valueOf = (message = ''): string => {
  const [, react] = /^Minified React error #(\d{1,3});/.exec(message) ?? [];
  if (react !== undefined) return `React error ${react}`;
  return messages.find(([look]) => look.test(message))?.[1] ?? 'other';
};

/** Returns a frame in one of our files, or `undefined` for all others, whose addresses may be private. */
const frameOf = (
  { filename = '', function: name = '', lineno, colno }: StackFrame,
  origin: string,
): StackFrame | undefined => {
  const [path = ''] = filename.startsWith(`${origin}/`)
    ? filename.slice(origin.length).split(/[?#]/)
    : [];
  if (!ownFile.test(path)) return undefined;
  return {
    // The same file name under every origin.
    filename: `app://${path}`,
    function: functionName.test(name) ? name : '?',
    in_app: true,
    ...(lineno === undefined ? {} : { lineno }),
    ...(colno === undefined ? {} : { colno }),
  };
};

/** Returns the reportable part of an error: a known type, a fixed text, and the frames in our files. */
export const exceptionOf = ({ type = '', value, stacktrace }: Exception, origin: string) => ({
  type: types.has(type) ? type : 'Error',
  value: valueOf(value),
  stacktrace: {
    frames: (stacktrace?.frames ?? [])
      .map((frame) => frameOf(frame, origin))
      .filter((frame) => frame !== undefined)
      .slice(-mostFrames),
  },
});
