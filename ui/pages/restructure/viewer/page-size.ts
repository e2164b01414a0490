/** Phones refuse, or crash on, canvases far larger than their screen. */
const mostPixels = 4 * 1024 * 1024;

/**
 * Returns the scale at which a page of `width` by `height` points fills `room` pixels of a screen with `density` dots
 * each, without a canvas larger than a device can hold.
 */
export const drawingScale = (
  width: number,
  height: number,
  room: number,
  density: number,
): number => {
  const wanted = (room * density) / width;
  const possible = Math.sqrt(mostPixels / (width * height));
  return Math.min(wanted, possible);
};
