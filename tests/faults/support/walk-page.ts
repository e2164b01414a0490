/** What a page knows of itself during a walk; it runs in the page, before anything of the app. */
export interface PageWalk {
  /** Does one thing; answers what it was, or nothing when there is nothing to do it to. */
  readonly act: (verb: 'press' | 'type', nth: number, text: string) => string;
  /** Resolves when nothing is on its way any more, or after so many milliseconds. */
  readonly rest: (longest: number) => Promise<void>;
  readonly look: () => PageLook;
}

export interface PageLook {
  /** The page is the app's. */
  readonly ours: boolean;
  readonly route: string;
  readonly waiting: boolean;
  readonly problems: readonly string[];
  readonly amounts: readonly string[];
  /** What stands in the fields, by name. */
  readonly typed: Readonly<Record<string, string>>;
  /** Every number that an answer held. */
  readonly numbers: readonly number[];
}

export const installWalk = (): void => {
  let pending = 0;
  const numbers = new Set<number>();
  const note = (value: unknown): void => {
    if (typeof value === 'number') numbers.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(note);
  };
  const fetch = window.fetch.bind(window);
  window.fetch = async (...given) => {
    pending += 1;
    try {
      const answer = await fetch(...given);
      await answer
        .clone()
        .json()
        .then(note, () => undefined);
      return answer;
    } finally {
      pending -= 1;
    }
  };
  const front = (): ParentNode =>
    [...document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]')].pop() ??
    document;
  const isSeen = (it: Element) => it.getClientRects().length > 0;
  const seen = (selector: string) =>
    [...front().querySelectorAll<HTMLElement>(selector)].filter(isSeen);
  const isWaiting = () =>
    document.querySelector('#root main[data-route] h1') === null ||
    front().querySelector('.skeleton, [data-loader]') !== null;
  const buttons = 'button:not([disabled]), a[href^="/"], input[type="radio"]:not([disabled])';
  const fields = 'form input:not([type="radio"]):not([disabled]), form textarea, form select';
  const typed = () =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('main form [name]')]
        .filter(({ type, name }) => type !== 'radio' && !/otp|pin/i.test(name))
        .map(({ name, value }) => [name, value]),
    );
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
  const walk: PageWalk = {
    act: (verb, nth, text) => {
      const all = seen(verb === 'press' ? buttons : fields);
      const it = all[nth % all.length];
      if (!it) return '';
      if (verb === 'press') it.click();
      else change(it as HTMLInputElement, text);
      return (it.getAttribute('name') ?? it.textContent).slice(0, 40);
    },
    rest: async (longest) => {
      const began = performance.now();
      for (let still = 0; still < 2 && performance.now() - began < longest; ) {
        await new Promise((go) => setTimeout(go, 20));
        still = pending === 0 && !isWaiting() ? still + 1 : 0;
      }
    },
    look: () => {
      const words = document.getElementById('root')?.innerText ?? '';
      const keys = [...document.querySelectorAll('#root *')].filter(
        (it) => it.children.length === 0 && rawKey.test((it.textContent ?? '').trim()),
      );
      return {
        ours: document.getElementById('root') !== null,
        route: document.querySelector('main')?.getAttribute('data-route') ?? '',
        waiting: isWaiting(),
        problems: [
          ...(document.querySelector('main h1')?.textContent ? [] : ['no heading']),
          ...(seen('button:not([disabled]), a[href]').length > 0 ? [] : ['nothing to press']),
          ...(leaked.test(words) ? [`says ${leaked.exec(words)?.[0] ?? ''}`] : []),
          ...keys.map((it) => `says the key ${it.textContent ?? ''}`),
        ],
        amounts: [...document.querySelectorAll('[data-amount]')].map(
          (it) => it.getAttribute('data-amount') ?? '',
        ),
        typed: typed(),
        numbers: [...numbers],
      };
    },
  };
  Object.assign(window, { walk_: walk });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`policy violation: ${effectiveDirective} blocked ${blockedURI}`),
  );
};
