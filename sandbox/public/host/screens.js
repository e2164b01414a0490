/** Screens of the host, drawn over the phone, one at a time. */

const over = document.querySelector('#over');

const element = (name, properties, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

const fieldOf = ({ label, ...properties }) => {
  const input = element('input', { id: 'screen-field', autocomplete: 'off', ...properties });
  return { input, parts: [element('label', { htmlFor: input.id, textContent: label }), input] };
};

/** Calls `covered(true)` when a screen opens, and `covered(false)` when the page is uncovered again. */
export const createScreens = (covered) => {
  let leave;

  const close = () => {
    leave = undefined;
    over.hidden = true;
    over.replaceChildren();
    covered(false);
  };

  /**
   * Shows a screen. Resolves with the pressed button's value and the typed text, or with `undefined` when the user left
   * in another way. The first button is the default.
   */
  const show = ({ title, text = '', error = '', field, buttons }) =>
    new Promise((resolve) => {
      leave?.();
      const typed = field && fieldOf(field);
      const end = (value) => {
        close();
        resolve(value === undefined ? undefined : { value, typed: typed?.input.value });
      };
      const pressed = buttons.map(({ label, value }) => {
        const button = element('button', { type: 'button', textContent: label });
        button.addEventListener('click', () => end(value));
        return button;
      });
      const alert = error === '' ? [] : [element('p', { role: 'alert', textContent: error })];
      const screen = element(
        'div',
        { className: 'screen' },
        element('h2', { id: 'screen-title', textContent: title }),
        ...(text === '' ? [] : [element('p', { textContent: text })]),
        ...(typed?.parts ?? []),
        ...alert,
        ...pressed,
      );
      screen.setAttribute('role', 'dialog');
      screen.setAttribute('aria-labelledby', 'screen-title');
      screen.addEventListener('keydown', ({ key }) => {
        if (key === 'Escape') end();
        if (key === 'Enter' && document.activeElement === typed?.input) pressed[0].click();
      });
      leave = end;
      over.replaceChildren(screen);
      over.hidden = false;
      covered(true);
      (typed?.input ?? pressed[0]).focus();
    });

  /** Closes the open screen. Returns whether one was open. */
  const cancel = () => {
    const open = leave;
    open?.();
    return open !== undefined;
  };

  return { show, cancel };
};
