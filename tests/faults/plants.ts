/** A planted bug, and the suite that must find it; otherwise the suite proves nothing. */
export interface Plant {
  readonly bug: string;
  readonly file: string;
  /** The text of the file that is replaced, and the text that replaces it. */
  readonly changes: readonly (readonly [from: string, to: string])[];
  readonly suite: string;
  /** Runs only tests of the suite whose names match. */
  readonly only?: string;
  /** The suite's output for this bug. */
  readonly says: RegExp;
}

export const plants: readonly Plant[] = [
  {
    bug: 'two presses are two requests',
    file: 'domain/async/single-flight.ts',
    changes: [['underWay ??= work', 'underWay = work']],
    suite: 'calls',
    only: 'fault of submitApplication',
    says: /sent \d+ times/,
  },
  {
    bug: 'a call that may go once is tried again',
    file: 'adapters/http/retry.ts',
    changes: [['row.once || tries > row.retry', 'tries > 2']],
    suite: 'calls',
    only: 'fault of reapply',
    says: /sent \d+ times/,
  },
  {
    bug: 'the loader is never taken away',
    file: 'adapters/http/fetch-http.ts',
    changes: [['if (shown) busy.next(busy.value - 1);', '']],
    suite: 'calls',
    only: 'fault of reapply',
    says: /still loading/,
  },
  {
    bug: 'maintenance is not told',
    file: 'domain/navigation/global-error-handler.ts',
    changes: [['if (failure.status === 503) this.maintenance(failure.retryAfter);', '']],
    suite: 'calls',
    only: 'fault of partners',
    says: /503: stands at/,
  },
  {
    bug: 'every refused call leads to the login',
    file: 'domain/navigation/global-error-handler.ts',
    changes: [
      ['if (token === undefined || token !== this.session.token) return;', ''],
      ['if (token !== this.session.token) return;', ''],
    ],
    suite: 'storms',
    says: /went \/auth/,
  },
  {
    bug: 'a page hears of the end of a login before the app has left it',
    file: 'adapters/http/fetch-http.ts',
    changes: [['await onFailed(', 'void onFailed(']],
    suite: 'storms',
    says: /went \/unavailable\/status-error/,
  },
  {
    bug: 'a host is waited for without end',
    file: 'adapters/bridge/transport.ts',
    changes: [['call.screen ? {} : { deadline }', '{}']],
    suite: 'bridge',
    only: 'gojek.*never',
    says: /ends not at all/,
  },
  {
    bug: 'the first page waits until the host answers',
    file: 'src/connect-host.ts',
    changes: [
      [
        'if (asking) await withTimeout(container.get(Clock), bounds, () => asking);',
        'await asking;',
      ],
    ],
    suite: 'bridge',
    only: 'gojek.*never',
    says: /no page after 3300 ms/,
  },
  {
    bug: 'storage that cannot be used is not expected',
    file: 'adapters/browser/browser-storage.ts',
    changes: [['this.reportOnce();\n      return undefined;', "throw new Error('no storage');"]],
    suite: 'modes',
    only: 'through homepage',
    says: /no storage/,
  },
  {
    bug: 'what the server does not say of a limit counts as nothing',
    file: 'domain/home/limit-parts.ts',
    changes: [
      [
        'return available === undefined ? undefined : { used: total - available, available };',
        'return { used: total - (available ?? 0), available: available ?? 0 };',
      ],
    ],
    suite: 'drift',
    only: 'homepage answers',
    says: /shows 0, which nobody sent/,
  },
  {
    bug: 'a status of a later version is not expected',
    file: 'domain/restructure/restructure-status.ts',
    changes: [["UNKNOWN: 'processing',", 'UNKNOWN: undefined as never,']],
    suite: 'drift',
    only: 'restructureStatus answers',
    says: /restructureStatus: status .*: (?:no heading|still loading)/,
  },
  {
    bug: 'text in the storage that the app did not write is used',
    file: 'adapters/browser/browser-storage.ts',
    changes: [['row.decode(text)', '(row.decode(text) ?? (text as never))']],
    suite: 'storage',
    only: 'place of (?:reapplyTime|restructureTenor)',
    says: /not as if it were missing/,
  },
  {
    bug: 'the history of a device whose clock is behind lacks the newest rows',
    file: 'domain/transactions/history.ts',
    changes: [['if (isFirstTry && ', 'if (false && isFirstTry && ']],
    suite: 'skew',
    only: 'history begins',
    says: /history begins .*: finds \[34,false\]/,
  },
];
