import { loadPaylater } from './package/load.js';

/**
 * Loads the elements from a classic script, since most tag managers can insert nothing else. The module is in the
 * folder of this script, unless a script of the page sets `paylaterModule`: a plugin may put this script into another
 * file, or into the page. Markup of that name is an element and no string, so it is ignored.
 */
const currentScript: () => HTMLScriptElement | null = () =>
  // An image named `currentScript` would hide the document's own.
  Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get?.call(document);

const tag = currentScript();
const given: unknown = Reflect.get(window, 'paylaterModule');

/** Returns the address of the module. Throws without one. */
const addressOf = (): string =>
  new URL(typeof given === 'string' ? given : 'paylater.js', tag?.src || undefined).href;

const load = async (): Promise<void> => {
  try {
    await loadPaylater({
      src: addressOf(),
      nonce: tag?.nonce ?? '',
      integrity: tag?.dataset['integrity'] ?? '',
    });
  } catch {
    window.console.warn(
      'PayLater: the elements cannot be loaded; set window.paylaterModule to the address of paylater.js. See "From a tag manager" in the guide of the elements.',
    );
    // Handlers of the page for a script that does not load run here too.
    tag?.dispatchEvent(new Event('error'));
  }
};
void load();
