import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import type { Report } from '../../../domain/ports/error-reporter';
import type { ClientConfig } from '../../../domain/config/config';
import { STORED } from '../../../domain/storage/stored';
import type { Stored } from '../../../domain/ports/stored-row';
import { createLogin } from '../../../sandbox/lender/personas/control';
import type { World } from '../../../sandbox/lender/world';
import { boot } from '../../../src/boot';
import { clientConfig } from '../../support/client-config';
import { memoryWorld } from '../../support/lender';
import { lenderFetch, type OnCall } from './lender-fetch';
import { aside, problemsOf, rest } from './oracle';
import { reported } from './reported';

const usualStart = Date.UTC(2026, 0, 15, 3);
const [broken = ''] =
  /<template id="broken">[\s\S]*?<\/template>/.exec(readFileSync('index.html', 'utf8')) ?? [];

/** Functions that use the fake clock; tasks and microtasks run as usual. */
const clocks = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const;

/** Records the listeners of the window, the document and media queries, and returns a function that removes them. */
const watchListeners = () => {
  const all: (readonly [EventTarget, string, EventListenerOrEventListenerObject])[] = [];
  const media = Object.getPrototypeOf(matchMedia('all')) as EventTarget;
  for (const owner of [window, document, media]) {
    const listen = Reflect.get(owner, 'addEventListener') as EventTarget['addEventListener'];
    vi.spyOn(owner, 'addEventListener').mockImplementation(function listening(
      this: EventTarget | undefined,
      type: string,
      heard: EventListenerOrEventListenerObject | null,
      options?: unknown,
    ) {
      const target = this ?? window;
      if (heard) all.push([target, type, heard]);
      listen.call(target, type, heard, options as AddEventListenerOptions);
    });
  }
  return () => {
    for (const [target, type, heard] of all) target.removeEventListener(type, heard);
  };
};

/** Opens an empty document at an address, with a paused clock. */
export const withDocument = ({
  at,
  fetch,
  start = usualStart,
}: {
  readonly at: string;
  readonly fetch: (address: unknown, init?: RequestInit) => Promise<Response>;
  /** The time on the device. */
  readonly start?: number;
}) => {
  vi.useFakeTimers({ toFake: [...clocks], now: start });
  const unheard = watchListeners();
  const reports: Report[] = [];
  reported.to = (report) => reports.push(report);
  const rejections: string[] = [];
  const reject = (reason: unknown) => rejections.push(String(reason));
  process.on('unhandledRejection', reject);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.spyOn(location, 'replace').mockImplementation(() => {});
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('id-ID');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['id-ID']);
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'digest').mockImplementation((...given) => {
    aside.count += 1;
    return digest(...given).finally(() => {
      aside.count -= 1;
    });
  });
  vi.stubGlobal('fetch', fetch);
  history.replaceState(null, '', at);

  return {
    reports,
    reload,
    rest,
    /** Advances the clock step by step. */
    pass: async (ms: number, step = 100): Promise<void> => {
      for (let passed = 0; passed < ms; passed += step) {
        await vi.advanceTimersByTimeAsync(Math.min(step, ms - passed));
        await rest(2);
      }
    },
    /** Returns what has failed so far, whatever is shown. */
    problems: (): readonly string[] => [
      ...rejections.map((reason) => `unhandled rejection: ${reason}`),
      ...reports
        .filter(({ kind }) => ['bug', 'init', 'render'].includes(kind))
        .map(({ kind, message }) => `reports ${kind}: ${message}`),
    ],
    close: () => {
      process.off('unhandledRejection', reject);
      unheard();
      vi.clearAllTimers();
      vi.useRealTimers();
      // Vitest keeps every spy until the process ends; the app must not stay with what it was called with.
      vi.resetAllMocks();
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
      localStorage.clear();
      sessionStorage.clear();
      for (const name of ['gojekBridge', 'gpContainer', 'PaylaterSdk', 'OneKyc'])
        Reflect.deleteProperty(window, name);
      document.body.replaceChildren();
    },
  };
};

/** Stores a value in the browser as the app does. */
export const store = <T>(row: Stored<T>, value: T): void => {
  const storage = row.lifetime === 'persistent' ? localStorage : sessionStorage;
  storage.setItem(row.key, row.encode(value));
};

export interface Opening {
  readonly persona?: string;
  readonly at: string;
  readonly before?: (given: {
    readonly world: World;
    readonly userId: string;
    readonly token: string;
    readonly store: typeof store;
  }) => void;
  readonly onCall?: OnCall;
  readonly config?: Partial<ClientConfig>;
  /** Whether the browser has no session. */
  readonly signedOut?: boolean;
  readonly start?: number;
  /** By how much the device's clock is ahead of the lender's, in milliseconds. */
  readonly ahead?: number;
}

const writeDocument = (config: Partial<ClientConfig>): void => {
  // A test reads what is stored, not what was tracked.
  const { probe: _, ...usual } = clientConfig;
  const page = new DOMParser().parseFromString(
    `<script type="application/json" id="config"></script><div id="root"></div>${broken}`,
    'text/html',
  );
  document.documentElement.removeAttribute('data-host');
  document.head.replaceChildren();
  document.body.replaceChildren(...page.body.childNodes, ...page.head.childNodes);
  document.getElementById('config')?.replaceChildren(JSON.stringify({ ...usual, ...config }));
};

/** Starts the real app in a new document, over a lender in memory. */
export const openDocument = async (opening: Opening) => {
  const { persona = 'active', at, before, onCall, config = {}, signedOut = false } = opening;
  const { start = usualStart } = opening;
  let { ahead = 0 } = opening;
  const world = memoryWorld({ now: () => Date.now() - ahead });
  const calls: string[] = [];
  const counted: OnCall = (asked) => {
    calls.push(asked.name);
    return onCall?.(asked);
  };
  const page = withDocument({ at, fetch: lenderFetch(world, counted), start: start + ahead });
  const login = createLogin(world, persona);
  if (!login) throw new Error(`nobody is ${persona}`);
  const { userId, token } = login;
  if (!signedOut) store(STORED.authToken, token);
  writeDocument(config);
  before?.({ world, userId, token, store });
  const failures: string[] = [];
  const broke = (reason: unknown) => void failures.push(`did not start: ${String(reason)}`);
  void boot(document).catch(broke);
  return {
    ...page,
    world,
    userId,
    calls,
    /** Returns the milliseconds until the first page was shown; `undefined` if that takes longer than `longest`. */
    firstPage: async (longest: number): Promise<number | undefined> => {
      for (let passed = 0; passed <= longest; passed += 100) {
        await rest(8);
        if (document.querySelector('#root main[data-route]')) return passed;
        await vi.advanceTimersByTimeAsync(100);
      }
      return undefined;
    },
    /** Sets the device's clock; running timers continue. */
    setClock: (by: number): void => {
      ahead += by;
      vi.setSystemTime(Date.now() + by);
    },
    problems: (): readonly string[] => [...failures, ...problemsOf(), ...page.problems()],
  };
};

export type Opened = Awaited<ReturnType<typeof openDocument>>;
