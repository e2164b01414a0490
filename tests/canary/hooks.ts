/** Reports everything that a page writes, at once. Runs in the page, before any code of the app. */
export const hookSinks = (): void => {
  type Told = (place: string, where: string, text: string) => void;
  const told: Told = (...said) => (window as unknown as { __told?: Told }).__told?.(...said);

  const bytes = (view: Uint8Array): string =>
    Array.from(view.subarray(0, 200_000), (byte) => String.fromCharCode(byte)).join('');
  const asText = (value: unknown): string => {
    if (typeof value === 'string') return value;
    const readable = (_: string, it: unknown): unknown => {
      if (it instanceof ArrayBuffer) return bytes(new Uint8Array(it));
      if (it instanceof Uint8Array) return bytes(it);
      return it instanceof Error ? `${it.message} ${it.stack ?? ''}` : it;
    };
    try {
      return JSON.stringify(value, readable) ?? '';
    } catch {
      return String(value);
    }
  };

  type Way = (...given: unknown[]) => unknown;
  /** Reports a method's arguments before it runs, and leaves its result unchanged. */
  const before = (
    owner: object | undefined,
    name: string,
    tell: (self: unknown, given: unknown[]) => void,
  ) => {
    const methods = owner as Record<string, Way> | undefined;
    const original = methods?.[name];
    if (!methods || !original) return;
    methods[name] = function (this: unknown, ...given: unknown[]) {
      tell(this, given);
      return original.apply(this, given);
    };
  };

  before(Storage.prototype, 'setItem', (self, [key, value]) =>
    told(self === localStorage ? 'localStorage' : 'sessionStorage', String(key), String(value)),
  );
  for (const name of ['pushState', 'replaceState'])
    before(history, name, (_, [state, , url]) => {
      told('address', name, asText(url));
      told('address', 'history.state', asText(state));
    });
  before(window, 'open', (_, [url]) => told('address', 'open', asText(url)));
  for (const name of ['put', 'add'])
    before(IDBObjectStore.prototype, name, (_, given) => told('indexedDB', name, asText(given)));
  before(window.Cache?.prototype, 'put', (_, [key, answer]) => {
    told('cache', 'key', key instanceof Request ? key.url : String(key));
    void (answer as Response)
      .clone()
      .text()
      .then((text) => told('cache', 'body', text));
  });
  for (const name of ['log', 'info', 'warn', 'error', 'debug', 'trace', 'table', 'dir'])
    before(console, name, (_, given) => told('console', name, given.map(asText).join(' ')));

  const post =
    (who: string) =>
    (_: unknown, [message]: unknown[]) => {
      if (message !== null && message !== undefined) told('postMessage', who, asText(message));
    };
  before(window, 'postMessage', post('window'));
  before(MessagePort.prototype, 'postMessage', post('port'));
  before(BroadcastChannel.prototype, 'postMessage', post('channel'));
  before(Worker.prototype, 'postMessage', post('worker'));

  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(this: Document, text: string) {
      told('cookies', 'set', text);
      cookie?.set?.call(this, text);
    },
  });
  before(navigator.clipboard, 'writeText', (_, [text]) =>
    told('clipboard', 'writeText', String(text)),
  );
  document.addEventListener('securitypolicyviolation', (event) => {
    const { blockedURI, documentURI, referrer, sample, sourceFile } = event;
    told(
      'cspReports',
      'violation',
      asText({ blockedURI, documentURI, referrer, sample, sourceFile }),
    );
  });

  // Objects to which the client passes data: the identity SDK, and a host's object.
  const watchObject = (name: string, method: string) => {
    const objects = window as unknown as Record<string, unknown>;
    let held = objects[name];
    const hold = (given: unknown) => {
      held = Object.isFrozen(given) ? { ...(given as object) } : given;
      before(held as object, method, (_, args) =>
        told('bridge', `${name}.${method}`, asText(args)),
      );
    };
    Object.defineProperty(objects, name, { configurable: true, get: () => held, set: hold });
    if (held) hold(held);
  };
  watchObject('OneKyc', 'launch');
  watchObject('gojekBridge', 'call');
  watchObject('PaylaterSdk', 'postMessage');
  // Only in a host, whose object is in the page by now: the client takes any object of this name for a host.
  new MutationObserver((_, observer) => {
    observer.disconnect();
    if ('gpContainer' in window) watchObject('gpContainer', 'invoke');
  }).observe(document, { childList: true });

  told('referrer', 'document.referrer', document.referrer);
};

/** Returns everything that is stored in the browser now, by place. */
export const lookAround = async (): Promise<readonly (readonly [string, string, string])[]> => {
  const seen: [string, string, string][] = [];
  for (const [place, area] of [
    ['localStorage', localStorage],
    ['sessionStorage', sessionStorage],
  ] as const)
    for (const [key, text] of Object.entries({ ...area })) seen.push([place, key, String(text)]);
  seen.push(['cookies', 'document', document.cookie], ['address', 'location', location.href]);
  seen.push(['address', 'history.state', JSON.stringify(history.state)]);
  for (const { innerHTML } of document.querySelectorAll('template'))
    seen.push(['templates', 'template', innerHTML]);
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('it cannot be read'));
    });
  for (const { name = '' } of await indexedDB.databases()) {
    const base = await done(indexedDB.open(name));
    for (const store of Array.from(base.objectStoreNames)) {
      const rows = await done(base.transaction(store).objectStore(store).getAll());
      seen.push(['indexedDB', `${name}.${store}`, JSON.stringify(rows)]);
    }
    base.close();
  }
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys())
      seen.push([
        'cache',
        name,
        `${request.url} ${(await (await caches.match(request))?.text()) ?? ''}`,
      ]);
  for (const worker of await navigator.serviceWorker.getRegistrations())
    seen.push(['cache', 'service worker', worker.scope]);
  return seen;
};
