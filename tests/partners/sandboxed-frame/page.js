const frame = document.querySelector('iframe');

addEventListener('message', async ({ source, ports: [port] }) => {
  if (source !== frame.contentWindow) return;
  port.postMessage(await (await fetch('/my/paylater-token')).text());
});
