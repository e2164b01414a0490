/**
 * Stand-in for the consent provider, for development and tests. It shows its own banner and stores the choice under its
 * own key.
 *
 * ConsentProvider.ready(listener)     calls back once what was chosen before is known
 * ConsentProvider.status()        { analytics: boolean }, or undefined where nothing was chosen yet
 * ConsentProvider.onChange(listener)  calls back whenever something is chosen
 * ConsentProvider.open()          shows the banner again
 */
(() => {
  const key = 'consent-provider.analytics';
  const messages = {
    id: {
      label: 'Pilihan privasi',
      text: 'Bolehkah kami mencatat halaman yang kamu buka, supaya aplikasi ini jadi lebih baik?',
      yes: 'Boleh',
      no: 'Jangan',
    },
    en: {
      label: 'Privacy choices',
      text: 'May we note which pages you open, to make this app better?',
      yes: 'Yes, you may',
      no: 'No',
    },
  };

  const root = document.documentElement;
  const { origin } = new URL(document.currentScript.src);
  const listeners = [];
  let banner;

  const status = () => {
    const choice = localStorage.getItem(key);
    return choice === null ? undefined : { analytics: choice === 'yes' };
  };

  const choose = (analytics) => {
    localStorage.setItem(key, analytics ? 'yes' : 'no');
    banner.remove();
    for (const listener of listeners) listener();
  };

  const part = (name, more) => Object.assign(document.createElement(name), more);

  const speak = () => {
    const { label, text, yes, no } = messages[root.lang] ?? messages.id;
    const button = (textContent, analytics) =>
      part('button', { type: 'button', textContent, onclick: () => choose(analytics) });
    banner.setAttribute('aria-label', label);
    banner.replaceChildren(part('p', { textContent: text }), button(yes, true), button(no, false));
  };

  const open = () => {
    banner ??= part('section', { className: 'consent-provider' });
    speak();
    document.body.prepend(banner);
  };

  document.head.append(part('link', { rel: 'stylesheet', href: `${origin}/consent/provider.css` }));
  new MutationObserver(() => banner?.isConnected && speak()).observe(root, {
    attributeFilter: ['lang'],
  });
  if (status() === undefined) open();

  window.ConsentProvider = Object.freeze({
    ready: (listener) => queueMicrotask(listener),
    status,
    onChange: (listener) => listeners.push(listener),
    open,
  });
})();
