/**
 * Loads the polyfills, and answers the address of their script. A worker gets them too when it is started with that
 * address and its own script's address as its name. They are a file of their own, so that only browsers that need them
 * load them.
 */
export const loadPolyfills = async (): Promise<string> => {
  const { default: address } = await import('./polyfills?worker&url');
  await import(/* @vite-ignore */ address);
  return address;
};
