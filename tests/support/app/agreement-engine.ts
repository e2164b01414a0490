import { DeployedPdfEngine } from '../../../adapters/pdf/engine';
import type { DrawAnswer, PdfReader } from '../../../domain/restructure/pdf-engine';

/** The result of drawing one page, whether it has text, and its notes. */
export interface PageOf {
  readonly picture: 'drawn' | 'endless' | 'partial' | 'empty';
  readonly text?: 'none' | 'fails';
  readonly notes?: readonly string[];
}

const good: PageOf = { picture: 'drawn' };

/** Returns a picture for a document without canvases; `alpha` is the alpha value of its last dot. */
const pictureOf = (alpha: number): ImageBitmap =>
  ({ width: 600, height: 800, close: () => {}, alpha }) as unknown as ImageBitmap;

const pictures: Readonly<Record<PageOf['picture'], () => Promise<DrawAnswer>>> = {
  drawn: async () => ({ picture: pictureOf(255) }),
  endless: () => new Promise<never>(() => {}),
  partial: async () => ({ fault: 'image' }),
  empty: async () => ({ picture: pictureOf(0) }),
};

const readerOf = (pages: readonly PageOf[]): PdfReader => {
  const pageOf = (at: number): PageOf => pages[at] ?? good;
  return {
    open: async () => ({ pages: pages.map(() => ({ width: 600, height: 800 })) }),
    draw: (at) => pictures[pageOf(at).picture](),
    text: async (at) => {
      const { text, notes = [] } = pageOf(at);
      if (text === 'fails') throw new Error('no text');
      return { lines: text === 'none' ? [] : [`Isi halaman ${at + 1}`], notes };
    },
    end: () => {},
  };
};

const held = new WeakMap<HTMLCanvasElement, number>();

/** Returns a canvas context that remembers the alpha value of the last picture drawn on it. */
function paint(this: HTMLCanvasElement) {
  return {
    drawImage: ({ alpha }: { readonly alpha: number }) => held.set(this, alpha),
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: new Uint8ClampedArray(4 * width * height).fill(held.get(this) ?? 0),
    }),
  };
}

const watchers = new Set<{ readonly check: () => void }>();
let isInSight = (_: Element): boolean => true;

/** Sets which elements are in the viewport. */
export const see = (what: (it: Element) => boolean): void => {
  isInSight = what;
  for (const { check } of watchers) check();
};

class Sight implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  private watched: Element | undefined;

  constructor(
    private readonly tell: (
      entries: Pick<IntersectionObserverEntry, 'isIntersecting' | 'boundingClientRect'>[],
    ) => void,
  ) {}

  readonly check = (): void => {
    const it = this.watched;
    if (!it) return;
    const boundingClientRect = it.getBoundingClientRect();
    this.tell([{ isIntersecting: isInSight(it), boundingClientRect }]);
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

/** Makes the browser show agreements with these pages, with every element in the viewport. */
export const showAgreements = (pages: readonly PageOf[] = [good]): void => {
  see(() => true);
  DeployedPdfEngine.prototype.start = async () => readerOf(pages);
  Object.assign(window, { IntersectionObserver: Sight });
  Object.assign(Element.prototype, { scrollIntoView: () => {}, scrollBy: () => {} });
  Object.assign(HTMLCanvasElement.prototype, { getContext: paint });
};
