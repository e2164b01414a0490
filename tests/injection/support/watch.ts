/** An event that a document of the app reports, recorded in the browser by a script before all others. */
export interface Note {
  readonly kind: 'executed' | 'off-list' | 'opened';
  readonly what: string;
}

type Stored = readonly { readonly name: string; readonly value: string }[];

/** The contents of the storages when a document starts. */
export interface Seed {
  readonly local: Stored;
  readonly session?: Stored;
}

/** Answers of the gojek app around the document, by the names of its calls; it supports no other calls. */
export type HostAnswers = Readonly<Record<string, unknown>>;

/** The global that an executed hostile script sets. */
export const MARK = '__hit';
/** The note of a document that leaves for another one. */
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
  // Frames and other windows set it through `parent` or `opener`.
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
  // The elements announce the address they open, and the page may open it itself.
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
