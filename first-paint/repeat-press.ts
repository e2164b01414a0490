/**
 * Repeats the user's last press on a button that needs the app: once the app has drawn an equal button, it is pressed.
 * Links and forms need no app.
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
    const drawn = [...mount.querySelectorAll<HTMLElement>(buttons)];
    drawn.find((button) => button.isEqualNode(pressed))?.click();
  }).observe(mount, { childList: true });
};
