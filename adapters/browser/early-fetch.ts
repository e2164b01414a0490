/** A request that the document has sent before the app's code was here, and its answer. */
export interface AskedEarly {
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    /** What the document has asked for, by address (src/first-paint/ask.ts). */
    askedEarly?: Readonly<Record<string, AskedEarly>>;
  }
}

type View = Pick<Window, 'askedEarly' | 'fetch' | 'performance'>;

/** An answer that was asked for so many milliseconds after the document began is no longer the newest. */
const fresh = 15_000;

/** `fetch`; a request that the document has sent already gets that one's answer, once. */
export const earlyFetch =
  (view: View = window) =>
  (url: string, init: RequestInit & Pick<AskedEarly, 'headers'>): Promise<Response> => {
    const { [url]: asked, ...others } = view.askedEarly ?? {};
    const isSame = JSON.stringify(asked?.headers) === JSON.stringify(init.headers);
    if (!asked || !isSame || view.performance.now() > fresh) return view.fetch(url, init);
    view.askedEarly = others;
    return asked.answer;
  };
