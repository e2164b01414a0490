import { loadPaylater } from './package/load.js';

/**
 * Loads the elements from a classic script, which is all that most tag managers can insert. The module lies beside this
 * script, unless the page names another address: a plugin that puts this script into another file, or into the page,
 * leaves nothing beside it. Only a script of the page can name it, since an element that markup puts into its place is
 * no text.
 */
const currentScript: () => HTMLScriptElement | null = () =>
  // A picture named `currentScript` would hide the document's own.
  Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get?.call(document);

const tag = currentScript();
const given: unknown = Reflect.get(window, 'paylaterModule');

/** Throws where there is no address. */
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
    // What the page does about a script that does not come, it does here too.
    tag?.dispatchEvent(new Event('error'));
  }
};
void load();
