declare global {
  interface Window {
    /** Repeats the user's last press in the next drawing. Its code is in the document (first-paint/choose.ts). */
    repeatPress?: typeof repeatPress;
  }
}

/** Controls that need the app. Links and forms need none. */
const controls = 'button[type="button"],summary';

/** Returns the row of a list that a control belongs to, and what it says. The words of the header's panel may change. */
const nameOf = (it: Element) =>
  it.localName +
  it.closest('[data-id]')?.getAttribute('data-id') +
  (it.matches('header summary') || it.textContent);

/** Repeats the user's last press on a control that needs the app, on the same control of the next drawing. */
export const repeatPress = (mount: Element): void => {
  let pressed: Element | null = null;
  const note = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest(controls) : null;
  };
  mount.addEventListener('click', note);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    mount.removeEventListener('click', note);
    const details = pressed?.parentElement;
    // A panel that was opened and closed again stays closed.
    if (!pressed || (details instanceof HTMLDetailsElement && !details.open)) return;
    const name = nameOf(pressed);
    [...mount.querySelectorAll<HTMLElement>(controls)].find((it) => nameOf(it) === name)?.click();
  }).observe(mount, { childList: true });
};
