/** Phones refuse, or go down with, canvases far larger than their screen. */
const mostPixels = 4 * 1024 * 1024;

/**
 * How much a page of `width` by `height` points is enlarged to fill `room` pixels of a screen with `density` dots each,
 * without a canvas larger than a device can hold.
 */
export const scaleFor = (width: number, height: number, room: number, density: number): number => {
  const wanted = (room * density) / width;
  const possible = Math.sqrt(mostPixels / (width * height));
  return Math.min(wanted, possible);
};
