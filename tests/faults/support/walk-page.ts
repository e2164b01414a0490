/** What a page observes during a walk. Runs in the page, before any code of the app. */
export interface PageWalk {
  /** Performs one action and returns a name for it; empty when there is no element for it. */
  readonly act: (verb: 'press' | 'type', nth: number, text: string) => string;
  /** Looks at the page once it is idle, or nothing has happened for a while. */
  readonly look: (people: readonly Marks[]) => Promise<PageLook>;
  readonly typed: () => Typed;
  /** Lets one of the calls leave that wait. Returns whether there was one. */
  readonly release: () => boolean;
}

/** Values that identify a user, wherever they appear. */
export interface Marks {
  /** The stored tracking id. */
  readonly id: string;
  readonly words: readonly string[];
}

export interface Typed {
  readonly route: string;
  /** The values of the fields, by name. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface PageLook extends Typed {
  /** Whether the page belongs to the app. */
  readonly ours: boolean;
  /** Whether a user is logged in; `who` is the stored tracking id. */
  readonly loggedIn: boolean;
  readonly who: string | null;
  readonly waiting: boolean;
  readonly problems: readonly string[];
}

/** Keys of stored values that the page has to know. */
export interface StoredKeys {
  readonly token: string;
  readonly trackingId: string;
  /** Keys that must not outlive a user's session. */
  readonly ofPerson: readonly string[];
  /** Keys that stay after a refused call, until the next login shows whether the user is the same. */
  readonly survives401: readonly string[];
}

export const installWalk = ([keys, typedAmount, seed]: readonly [
  StoredKeys,
  /** The amount that a user types: a page may show it before a server has answered it. */
  number,
  /** What the random numbers of the pages come from. */
  number,
]): void => {
  // Each document has its own numbers: the same ones twice would repeat an idempotency key.
  const nth =
    location.protocol === 'http:' ? Number(/walk=(\d+)/.exec(document.cookie)?.[1] ?? 0) : 0;
  if (location.protocol === 'http:') document.cookie = `walk=${nth + 1}; path=/`;
  let drawn = seed * 10_000 + nth;
  crypto.getRandomValues = (bytes) => {
    const all = new Uint8Array(bytes?.buffer ?? []);
    for (let at = 0; at < all.length; at += 1) {
      drawn = Math.imul(drawn ^ (drawn >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
      all[at] = drawn >>> 24;
    }
    return bytes;
  };
  // The real clock: the walk must not wait for the one that the app uses.
  const later = window.setTimeout.bind(window);
  const now = performance.now.bind(performance);
  const rest = { steps: 2, step: 8, patience: 250 };
  let pending = 0;
  const held: { readonly rank: number; readonly go: () => void }[] = [];
  /** Orders calls by the seed, and not by which code loads first. */
  const rankOf = (call: string) =>
    [...call].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), seed);
  let changed = now();
  const observer = new MutationObserver(() => {
    changed = now();
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  /** Numbers in answers, by the token of the request. */
  const numbers = new Map<string, Set<number>>();
  const bearer = () => `Bearer ${localStorage.getItem(keys.token) ?? ''}`;
  const numbersOf = (by: string) => {
    const all = numbers.get(by) ?? new Set<number>();
    numbers.set(by, all);
    return all;
  };
  const note = (all: Set<number>, value: unknown): void => {
    if (typeof value === 'number') all.add(value).add(-value);
    else if (typeof value === 'object' && value !== null)
      for (const part of Object.values(value)) note(all, part);
  };
  const fetch = window.fetch.bind(window);
  window.fetch = async (...given) => {
    const by = new Headers(given[1]?.headers).get('authorization') ?? bearer();
    pending += 1;
    await new Promise<void>((go) => held.push({ rank: rankOf(JSON.stringify(given)), go }));
    try {
      const answer = await fetch(...given);
      await answer
        .clone()
        .json()
        .then((body: unknown) => note(numbersOf(by), body))
        .catch(() => undefined);
      return answer;
    } finally {
      pending -= 1;
      changed = now();
    }
  };
  // A window of another site costs as much as ten presses, and shows nothing of the app.
  window.open = () => null;
  const front = (): ParentNode =>
    [...document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]')].pop() ??
    document;
  const isSeen = (it: Element) => it.getClientRects().length > 0;
  const seen = (selector: string) =>
    [...front().querySelectorAll<HTMLElement>(selector)].filter(isSeen);
  const isOurs = () =>
    document.getElementById('root') !== null || document.readyState === 'loading';
  const isWaiting = () =>
    document.querySelector('#root main[data-route] h1') === null ||
    front().querySelector('.skeleton, [data-loader]') !== null;
  const buttons = 'button:not([disabled]), a[href^="/"], input[type="radio"]:not([disabled])';
  const inputs = 'form input:not([type="radio"]):not([disabled]), form textarea, form select';
  const typed = (): Typed => ({
    route: document.querySelector('main')?.getAttribute('data-route') ?? '',
    fields: Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('main form [name]')]
        .filter(({ type, name }) => type !== 'radio' && !/otp|pin/i.test(name))
        .map(({ name, value }) => [name, value]),
    ),
  });
  const change = (field: HTMLInputElement | HTMLSelectElement, text: string) => {
    const options = field instanceof HTMLSelectElement ? [...field.options] : [];
    const value = options.length > 0 ? (options[text.length % options.length]?.value ?? '') : text;
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    own?.set?.call(field, value);
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
    field.blur();
  };
  const leaked = /undefined|\bNaN\b|\[object|Invalid Date|\bnull\b/;
  const rawKey = /^[a-z]\w*(?:[.:][a-z]\w*)+$/i;
  /**
   * Returns amounts that were neither typed nor sent, nor are the difference of two that were sent. It skips the sum of a
   * month, which other tests check.
   */
  const invented = (): readonly string[] => {
    const sent = numbersOf(bearer());
    return [...document.querySelectorAll('[data-amount]')]
      .filter((it) => !it.closest('.months__month'))
      .map((it) => it.getAttribute('data-amount') ?? '')
      .filter((text) => {
        const amount = Number(text);
        return (
          amount !== typedAmount &&
          !sent.has(amount) &&
          ![...sent].some((one) => sent.has(amount - one))
        );
      });
  };
  const problemsNow = (people: readonly Marks[]): readonly string[] => {
    const words = document.getElementById('root')?.textContent ?? '';
    const rawKeys = [...document.querySelectorAll('#root *')].filter(
      (it) => it.children.length === 0 && rawKey.test((it.textContent ?? '').trim()),
    );
    const stored = [localStorage, sessionStorage].flatMap((it) =>
      Object.entries(it as unknown as Record<string, string>).filter(([key]) =>
        keys.ofPerson.includes(key),
      ),
    );
    const places = [['the page', words] as const, ...stored];
    const has = (text: string, word: string) =>
      new RegExp(`(?:^|\\W)${word.replace(/\W/g, '\\$&')}(?:\\W|$)`).test(text);
    const foreign = people.filter(({ id }) => isIn() && id !== who()).flatMap((it) => it.words);
    return [
      ...(document.querySelector('main h1')?.textContent ? [] : ['has no heading']),
      ...(seen('button:not([disabled]), a[href]').length > 0 ? [] : ['has nothing to press']),
      ...(leaked.test(words) ? [`says ${leaked.exec(words)?.[0] ?? ''}`] : []),
      ...rawKeys.map((it) => `says the key ${it.textContent ?? ''}`),
      ...invented().map((amount) => `shows ${amount}`),
      ...places.flatMap(([place, text]) =>
        foreign
          .filter((word) => has(text, word))
          .map((word) => `has ${word} of another person in ${place}`),
      ),
      ...stored
        .filter(([key]) => !isIn() && !keys.survives401.includes(key))
        .map(([key]) => `keeps ${key} after a logout`),
    ];
  };
  const nowhere: PageLook = {
    ours: false,
    route: '',
    loggedIn: false,
    who: null,
    waiting: false,
    problems: [],
    fields: {},
  };
  const isIn = () => localStorage.getItem(keys.token) !== null;
  const who = () => localStorage.getItem(keys.trackingId);
  const walk: PageWalk = {
    typed,
    release: () => {
      held.sort((one, other) => one.rank - other.rank);
      const next = held.shift();
      next?.go();
      return next !== undefined;
    },
    act: (verb, nth, text) => {
      const found = seen(verb === 'press' ? buttons : inputs);
      // Logout buttons are pressed rarely; otherwise the walk would see few other pages.
      const staying = found.filter((it) => !/^(?:Keluar|Log out)/.test(it.textContent));
      const all = nth % 6 === 0 || staying.length === 0 ? found : staying;
      const it = all[nth % all.length];
      if (!it) return '';
      if (verb === 'press') it.click();
      else change(it as HTMLInputElement, text);
      return (it.getAttribute('name') ?? it.textContent).slice(0, 40);
    },
    look: async (people) => {
      const began = now();
      for (let still = 0; still < rest.steps && isOurs(); ) {
        await new Promise((go) => later(go, rest.step));
        still = pending === 0 && !isWaiting() ? still + 1 : 0;
        if (now() - Math.max(began, changed) > rest.patience) break;
      }
      // Pages outside of the app may not even have a storage.
      if (!isOurs()) return nowhere;
      return {
        ...typed(),
        ours: true,
        loggedIn: isIn(),
        who: who(),
        waiting: isWaiting(),
        problems: problemsNow(people),
      };
    },
  };
  Object.assign(window, { walk_: walk });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`policy violation: ${effectiveDirective} blocked ${blockedURI}`),
  );
};
