import { DeployedPdfEngine } from '../../../../adapters/pdf/engine';
import type { DrawAnswer, PdfReader } from '../../../../domain/restructure/pdf-engine';

/** How the pages of an agreement turn out: drawn, without an end, or not whole; and whether they have text. */
export interface PageOf {
  readonly picture: 'drawn' | 'endless' | 'partial' | 'empty';
  readonly text?: 'none' | 'fails';
  readonly notes?: readonly string[];
}

const good: PageOf = { picture: 'drawn' };

/** A picture in a document without canvases; `alpha` is that of its last dot. */
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

/** The context of a canvas that holds the last picture which was put on it. */
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
  DeployedPdfEngine.prototype.start = async () => readerOf(pages);
  Object.assign(window, { IntersectionObserver: Sight });
  Object.assign(Element.prototype, { scrollIntoView: () => {}, scrollBy: () => {} });
  Object.assign(HTMLCanvasElement.prototype, { getContext: paint });
};
