import { spend } from './ceiling';
import type { Tell } from './complaints';

export type AnyCanvas = OffscreenCanvas | HTMLCanvasElement;
type AnyContext = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
export type MakeCanvas = (width: number, height: number) => AnyCanvas;

/** Returns the context of a canvas in memory, for reading its pixels back. */
export const contextOf = (canvas: AnyCanvas): AnyContext => {
  const context = canvas.getContext('2d', { willReadFrequently: true }) as AnyContext | null;
  if (!context) throw new Error('no canvas');
  return context;
};

/** Returns the pixels of a canvas, four bytes each. */
const dotsOf = (canvas: AnyCanvas): Uint32Array =>
  new Uint32Array(contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data.buffer);

/** Returns whether all pixels of a canvas have the same colour. */
export const isPlain = (canvas: AnyCanvas): boolean => {
  const dots = dotsOf(canvas);
  const [first] = dots;
  return dots.every((it) => it === first);
};

const noCharacter = '\uffff';

/** Finds the letters of the file that no font of the device has. They would be drawn as a box. */
export const lettersOf = (makeCanvas: MakeCanvas) => {
  const known = new Map<string, boolean>();
  const dots = (letter: string): string => {
    const canvas = makeCanvas(24, 24);
    const context = contextOf(canvas);
    context.font = '16px sans-serif';
    context.fillText(letter, 2, 18);
    return dotsOf(canvas).join();
  };
  const isMissing = (letter: string): boolean => {
    if (/^[\s\u0020-\u024f]$/.test(letter)) return false;
    const missing = known.get(letter) ?? dots(letter) === dots(noCharacter);
    known.set(letter, missing);
    return missing;
  };
  return (text: string): boolean => [...text].some(isMissing);
};

/** Reports letters that a context fills or strokes without a font of the device for them. */
const watchLetters = (context: AnyContext, areMissing: (text: string) => boolean, tell: Tell) => {
  for (const name of ['fillText', 'strokeText'] as const) {
    const paint = context[name].bind(context);
    context[name] = (text, ...where) => {
      if (areMissing(text)) tell('letters that the device does not have');
      paint(text, ...where);
    };
  }
};

interface Layer {
  canvas: AnyCanvas | null;
  context: AnyContext | null;
}

/** Returns the class of the canvases on which pdf.js draws layers and patterns. They count as memory of the job. */
export const canvasFactory = (makeCanvas: MakeCanvas, tell: Tell) => {
  const areMissing = lettersOf(makeCanvas);
  const watch = (canvas: AnyCanvas): AnyContext => {
    const context = contextOf(canvas);
    watchLetters(context, areMissing, tell);
    return context;
  };
  const Factory = class {
    create(width: number, height: number): Layer {
      spend(4 * width * height);
      const canvas = makeCanvas(width, height);
      return { canvas, context: watch(canvas) };
    }

    reset({ canvas }: Layer, width: number, height: number): void {
      if (!canvas) return;
      spend(4 * width * height);
      Object.assign(canvas, { width, height });
    }

    destroy(layer: Layer): void {
      if (!layer.canvas) return;
      spend(-4 * layer.canvas.width * layer.canvas.height);
      Object.assign(layer.canvas, { width: 0, height: 0 });
      Object.assign(layer, { canvas: null, context: null });
    }
  };
  return { Factory, watch };
};

/** Returns the class of filters for pdf.js. They need a document, which a worker has not: they are only reported. */
export const filterFactory = (tell: Tell) => {
  const needed = (effect: unknown): string => {
    if (effect !== null) tell('an effect that needs a filter');
    return 'none';
  };
  return class {
    addFilter = needed;
    addAlphaFilter = needed;
    addLuminosityFilter = () => needed(undefined);
    addHCMFilter = needed;
    addHighlightHCMFilter = needed;
    destroy(): void {}
  };
};
