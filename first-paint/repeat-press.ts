/** Returns the row of a list that a button belongs to. */
const rowOf = (button: Element | null) => button?.closest('[data-id]')?.getAttribute('data-id');

/**
 * Repeats the user's last press on a button that needs the app: once the app has drawn an equal button, in the same row,
 * it is pressed. Links and forms need no app.
 */
export const repeatPress = (mount: Element): void => {
  const buttons = 'main button[type="button"]';
  let pressed: Element | null = null;
  const note = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest(buttons) : null;
  };
  mount.addEventListener('click', note);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    mount.removeEventListener('click', note);
    const isPressed = (it: Element) => it.isEqualNode(pressed) && rowOf(it) === rowOf(pressed);
    [...mount.querySelectorAll<HTMLElement>(buttons)].find(isPressed)?.click();
  }).observe(mount, { childList: true });
};
