/**
 * Loads the elements from a classic script, which is all that most tag managers can insert: adds the module that lies
 * beside this script to the page. A module runs once, however many tags name it, so a second loader is harmless.
 */
const currentScript = (): HTMLOrSVGScriptElement | null =>
  // A picture named `currentScript` would hide the document's own.
  Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get?.call(document);

const tag = currentScript();
if (tag instanceof HTMLScriptElement) {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = new URL('paylater.js', tag.src).href;
  script.nonce = tag.nonce ?? '';
  script.integrity = tag.dataset['integrity'] ?? '';
  // What the page does about a script that does not come, it does here too.
  script.onerror = () => tag.dispatchEvent(new Event('error'));
  if (tag.parentNode) tag.after(script);
  else document.documentElement.append(script);
}
