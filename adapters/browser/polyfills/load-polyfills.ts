/** Loads the polyfills. They are a separate file, so that only browsers that need them load them. */
export const loadPolyfills = async (): Promise<void> => {
  const { default: address } = await import('./polyfills?worker&url');
  await import(/* @vite-ignore */ address);
};
