/**
 * Gives the page what it lacks, and answers the address of what did so: a worker that is started with it, and named after
 * its own script, gets the same. It is one file of its own, so that nothing of it weighs on browsers that lack nothing.
 */
export const loadPolyfills = async (): Promise<string> => {
  const { default: address } = await import('./polyfills?worker&url');
  await import(/* @vite-ignore */ address);
  return address;
};
