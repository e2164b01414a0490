import { DeployedPdfEngine } from '../../../../src/pdf-engine';
import type { RunningEngine } from '../../../../ui/pages/restructure/viewer/pdf-engine';

/** How the pages of an agreement turn out: drawn, never finished, or failing; and whether their text can be read. */
export interface PageOf {
  readonly picture: 'drawn' | 'endless' | 'fails';
  readonly text?: 'none' | 'fails';
}

const good: PageOf = { picture: 'drawn' };

const never = new Promise<never>(() => {});

const pictures = {
  drawn: () => Promise.resolve(),
  endless: () => never,
  fails: () => Promise.reject(new Error('no picture')),
} as const;

const pageOf = ({ picture, text }: PageOf, at: number) => ({
  getViewport: ({ scale }: { readonly scale: number }) => ({
    width: 600 * scale,
    height: 800 * scale,
  }),
  getTextContent: async () => {
    if (text === 'fails') throw new Error('no text');
    return { items: text === 'none' ? [] : [{ str: `Isi halaman ${at + 1}`, hasEOL: true }] };
  },
  render: () => ({ promise: pictures[picture](), cancel: () => {} }),
});

const engineOf = (pages: readonly PageOf[]): RunningEngine => {
  const worker = Object.assign(new EventTarget(), { terminate: () => {} });
  setImmediate(() => worker.dispatchEvent(new Event('message')));
  const document = {
    numPages: pages.length,
    hasJSActions: async () => false,
    getOpenAction: async () => null,
    getPage: async (number: number) => pageOf(pages[number - 1] ?? good, number - 1),
  };
  const library = {
    PDFWorker: { create: () => ({ promise: Promise.resolve() }) },
    getDocument: () => ({ promise: Promise.resolve(document), destroy: async () => {} }),
  };
  return { library, worker } as unknown as RunningEngine;
};

const watchers = new Set<{ readonly check: () => void }>();
let isInSight = (_: Element): boolean => true;

/** What is in sight, from now on. */
export const see = (what: (it: Element) => boolean): void => {
  isInSight = what;
  for (const { check } of watchers) check();
};

class Sight implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  private watched: Element | undefined;

  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}

  readonly check = (): void => {
    if (this.watched) this.tell([{ isIntersecting: isInSight(this.watched) }]);
  };

  observe(it: Element): void {
    this.watched = it;
    watchers.add(this);
    queueMicrotask(() => watchers.has(this) && this.check());
  }

  disconnect(): void {
    watchers.delete(this);
  }
}

/** A browser that can show agreements, of which everything is in sight; they turn out as `pages` says. */
export const showAgreements = (pages: readonly PageOf[] = [good]): void => {
  see(() => true);
  DeployedPdfEngine.prototype.start = async () => engineOf(pages);
  Object.assign(window, { IntersectionObserver: Sight });
  Object.assign(Element.prototype, { scrollIntoView: () => {}, scrollBy: () => {} });
};
