import { onTestFinished, vi } from 'vitest';

/** Shows the pages of a test without the width of a large screen. */
export const onPhone = (): void => {
  const media = vi.spyOn(window, 'matchMedia');
  media.mockImplementation(() => Object.assign(new EventTarget(), { matches: false }) as never);
  onTestFinished(() => media.mockRestore());
};
