/** Adds `bytes` to responses in browsers without it: Chrome before 132, and Safari before 18. */
export const addBytes = (prototype: Response): void => {
  if ('bytes' in prototype) return;
  Object.defineProperty(prototype, 'bytes', {
    configurable: true,
    writable: true,
    async value(this: Response) {
      return new Uint8Array(await this.arrayBuffer());
    },
  });
};
