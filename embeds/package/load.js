/**
 * @typedef {import('./load.js').PaylaterSource} Source
 * @typedef {import('./load.js').PaylaterScript} Script
 */

/** How long one try may take, in milliseconds. */
const patience = 20_000;

/**
 * Returns what the first copy of the script has left on the page.
 * @returns {Script | undefined}
 */
const registered = () =>
  Object.getOwnPropertyDescriptor(window, Symbol.for('paylater.embeds'))?.value;

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

let isTried = false;

/**
 * Adds the module to the page. A browser keeps a broken file like a whole one, and does not request a failed module
 * again. A further try therefore fetches the file past the cache, and names the module with a new fragment.
 * @param {Source} source
 */
const add = async ({ src, integrity = '', nonce = '' }) => {
  const isAgain = isTried;
  isTried = true;
  if (isAgain)
    await fetch(src, { cache: 'reload' })
      .then((answer) => answer.blob())
      .catch(() => undefined);
  await new Promise((onload, onerror) => {
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', integrity, nonce, onload, onerror });
    script.src = isAgain ? `${src}#${performance.now()}` : src;
    document.head.append(script);
  });
};

/**
 * @param {Source} source
 * @returns {Promise<Script>}
 */
const load = async (source) => {
  let why = '';
  for (const turn of [0, 1, 2]) {
    await pause(turn * 2_000);
    if (!registered())
      why = await Promise.race([
        add(source).then(
          () => 'is broken',
          () => 'cannot be loaded',
        ),
        pause(patience).then(() => 'does not come'),
      ]);
    const found = registered();
    if (found) return found;
  }
  throw new Error(`PayLater: ${source.src} ${why}`);
};

/** @type {Promise<Script> | undefined} */
let loading;

/**
 * Loads the script from its address and resolves with it once the elements are defined. A failed try is followed by two
 * more. After the last one the promise is rejected with the reason, and the next call starts again. Concurrent calls
 * share one load, whatever they name.
 * @param {Source} source
 * @returns {Promise<Script>}
 */
export const loadPaylater = (source) => {
  loading ??= load(source).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
