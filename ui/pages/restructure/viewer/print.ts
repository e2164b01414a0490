/** The dots of a page's picture, one number each, row after row. The first dot has the colour of the paper. */
export interface Print {
  readonly dots: Uint32Array;
  readonly width: number;
  readonly height: number;
}

/** The visible part of a page, in dots. It may reach beyond the page. */
export interface Viewport {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A corner of the print, as fractions of the page's width and height. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Fraction of a view that the next one shows again, so that no word is lost at its edge. */
const overlap = 0.15;

/** Returns the print of a canvas; `undefined` if it holds no picture. */
export const printOf = (canvas: HTMLCanvasElement): Print | undefined => {
  const { width, height } = canvas;
  const image = width > 0 ? canvas.getContext('2d')?.getImageData(0, 0, width, height) : undefined;
  const isPicture = image?.data[image.data.length - 1] === 255;
  return isPicture ? { dots: new Uint32Array(image.data.buffer), width, height } : undefined;
};

const isRowPrinted = ({ dots, width }: Print, y: number): boolean =>
  dots.subarray(y * width, (y + 1) * width).some((dot) => dot !== dots[0]);

const isColumnPrinted = ({ dots, width, height }: Print, x: number, rows: Viewport): boolean => {
  const end = Math.min(height, rows.top + rows.height);
  for (let y = Math.max(0, rows.top); y < end; y += 1)
    if (dots[y * width + x] !== dots[0]) return true;
  return false;
};

/** Returns the first number from `from` on that passes, else `end`. */
const firstOf = (from: number, end: number, passes: (at: number) => boolean): number => {
  let at = Math.max(0, from);
  while (at < end && !passes(at)) at += 1;
  return at;
};

const firstRow = (print: Print, from: number): number =>
  firstOf(from, print.height, (y) => isRowPrinted(print, y));

const firstColumn = (print: Print, from: number, rows: Viewport): number =>
  firstOf(from, print.width, (x) => isColumnPrinted(print, x, rows));

/** Returns the row below the last one that holds print; 0 on an empty page. */
const endOfRows = (print: Print): number => {
  let y = print.height;
  while (y > 0 && !isRowPrinted(print, y - 1)) y -= 1;
  return y;
};

/** Returns the last corner of the print: below its last row, at the right end of the last `height` rows of it. */
export const lastCorner = (print: Print, height: number): Corner => {
  const y = endOfRows(print);
  if (y === 0) return { x: 1, y: 1 };
  const rows = { left: 0, top: y - height, width: print.width, height };
  let x = print.width;
  while (!isColumnPrinted(print, x - 1, rows)) x -= 1;
  return { x: x / print.width, y: y / print.height };
};

/**
 * Returns the view that follows `view`: the next print to its right, otherwise the next print below it. Skips strips
 * without print. Returns `undefined` when no print follows.
 */
export const nextView = (print: Print, view: Viewport): Viewport | undefined => {
  const { width, height } = view;
  const x = firstColumn(print, view.left + width, view);
  if (x < print.width) {
    const left = Math.min(x - Math.floor(overlap * width), print.width - width);
    return { ...view, left };
  }
  const y = firstRow(print, view.top + height);
  if (y === print.height) return undefined;
  // The last view ends with the print, so that it shows as much of it as possible.
  const top = Math.max(0, Math.min(y - Math.floor(overlap * height), endOfRows(print) - height));
  const below = { ...view, top };
  const left = Math.max(0, Math.min(firstColumn(print, 0, below), print.width - width));
  return { ...below, left };
};
