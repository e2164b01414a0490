/** A tag of custom HTML, as a tag manager keeps it: markup with classic scripts. It waits for the user's consent. */
const tagOfPayLater =
  '<script async src="https://paylater.example/embeds/v1/paylater-loader.js"></scr' + 'ipt>';

/** Adds the markup to the page. A script that was parsed with it would not run, so a new one takes its place. */
const insert = (html) => {
  const holder = document.createElement('div');
  holder.style.display = 'none';
  holder.innerHTML = html;
  for (const parsed of holder.querySelectorAll('script')) {
    const script = document.createElement('script');
    for (const { name, value } of parsed.attributes) script.setAttribute(name, value);
    script.text = parsed.text;
    parsed.replaceWith(script);
  }
  document.body.append(holder);
};

window.dataLayer = window.dataLayer || [];
const react = ({ event }) => event === 'consent_granted' && insert(tagOfPayLater);
window.dataLayer.forEach(react);
window.dataLayer.push = (...events) => {
  events.forEach(react);
  return Array.prototype.push.apply(window.dataLayer, events);
};
