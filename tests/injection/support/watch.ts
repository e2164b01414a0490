/** What a document of the app tells of itself, in a script before all others. It runs in the browser, by its text. */
export interface Note {
  readonly kind: 'executed' | 'off-list' | 'opened';
  readonly what: string;
}

type Stored = readonly { readonly name: string; readonly value: string }[];

/** What the storages hold when a document begins. */
export interface Seed {
  readonly local: Stored;
  readonly session?: Stored;
}

/** What the gojek app around the document answers, by the names of its calls; it supports no other. */
export type HostAnswers = Readonly<Record<string, unknown>>;

/** What a script of ours sets when it is executed. */
export const MARK = '__hit';
/** What is noted of a document that leaves for another one. */
export const LEAVES = 'another address in this window';

export const watch = (mark: string, leaves: string, host?: HostAnswers, seed?: Seed) => {
  const note = (kind: string, what: unknown) =>
    navigator.sendBeacon('/_noted', JSON.stringify({ kind, what: String(what) }));
  if (seed) {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name, value } of seed.local) localStorage.setItem(name, value);
    for (const { name, value } of seed.session ?? []) sessionStorage.setItem(name, value);
  }
  // A frame or another window would reach it by `parent` or `opener`.
  const executed = () => {
    note('executed', 'a script');
  };
  Object.defineProperty(window, mark, { set: executed });
  for (const name of ['alert', 'confirm', 'prompt'] as const)
    Object.defineProperty(window, name, { value: () => note('executed', name) });
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective: directive, blockedURI }) => {
      const isScript = /script|trusted-types/.test(directive);
      note(isScript ? 'executed' : 'off-list', `${directive} stopped ${blockedURI}`);
    },
  );
  window.open = (url) => {
    note('opened', url);
    return null;
  };
  addEventListener('beforeunload', () => note('opened', leaves));
  // The elements announce where they lead, and a page may go there itself.
  document.addEventListener('paylater-open', (event) => {
    event.preventDefault();
    note('opened', (event as CustomEvent<{ readonly url: string }>).detail.url);
  });
  if (!host) return;
  const agent = `${navigator.userAgent} Gojek/4.95.0`;
  Object.defineProperty(navigator, 'userAgent', { get: () => agent });
  const call = (name: string, params: string, answered: (said: unknown) => void) => {
    const { url } = JSON.parse(params) as { readonly url?: unknown };
    if (url !== undefined) note('opened', url);
    answered(
      name in host
        ? { success: true, data: host[name] }
        : { success: false, error: { code: 'NOT_SUPPORTED' } },
    );
  };
  Object.assign(window, { gojekBridge: { call, on: () => {} } });
};
