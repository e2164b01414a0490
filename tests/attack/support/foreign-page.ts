export interface Aim {
  readonly target: string;
  /** An existing user, whom the attack tries to change or delete. */
  readonly userId: string;
}

/** One request of a page of another site, and the API that sends it. */
export interface PageAttack {
  readonly by: 'fetch' | 'xhr' | 'beacon' | 'form' | 'element' | 'frame' | 'popup' | 'events';
  readonly path: string;
  readonly method?: string;
  readonly type?: string;
  readonly body?: string;
  readonly mode?: RequestMode;
  /** The element that loads the address, or the encoding of a form. */
  readonly what?: string;
}

const reset = '/_sandbox/reset';
const journal = '/_sandbox/journal';
const jump = '{"advanceSeconds":86400000}';

export const pageAttacks: readonly PageAttack[] = [
  { by: 'fetch', path: reset, method: 'POST', type: 'text/plain', body: '{}' },
  { by: 'fetch', path: reset, method: 'POST', type: 'text/plain', body: '{}', mode: 'no-cors' },
  { by: 'fetch', path: reset, method: 'POST', mode: 'no-cors' },
  { by: 'fetch', path: reset, method: 'POST', type: 'application/json', body: '{}' },
  {
    by: 'fetch',
    path: '/_sandbox/clock',
    method: 'POST',
    type: 'text/plain',
    body: jump,
    mode: 'no-cors',
  },
  {
    by: 'fetch',
    path: '/_sandbox/users',
    method: 'POST',
    type: 'text/plain;application/json',
    body: '{"persona":"new"}',
    mode: 'no-cors',
  },
  {
    by: 'fetch',
    path: '/_sandbox/users',
    method: 'POST',
    type: 'application/json',
    body: '{"persona":"new"}',
  },
  { by: 'fetch', path: '/_sandbox/users/ID/token', method: 'POST' },
  {
    by: 'fetch',
    path: '/_sandbox/users/ID/payments',
    method: 'POST',
    type: 'text/plain',
    body: '{"amount":1}',
    mode: 'no-cors',
  },
  {
    by: 'fetch',
    path: '/_sandbox/fork',
    method: 'POST',
    type: 'text/plain;application/json',
    body: '{"userId":"ID"}',
    mode: 'no-cors',
  },
  { by: 'fetch', path: '/_sandbox/faults', method: 'DELETE' },
  { by: 'fetch', path: journal },
  { by: 'fetch', path: journal, mode: 'no-cors' },
  { by: 'fetch', path: '/_sandbox/users/ID' },
  { by: 'xhr', path: reset, method: 'POST', type: 'text/plain', body: '{}' },
  { by: 'beacon', path: reset, type: 'text/plain', body: '{}' },
  { by: 'beacon', path: reset, type: 'application/json', body: '{}' },
  { by: 'form', path: reset, what: 'application/x-www-form-urlencoded', body: '{}' },
  { by: 'form', path: '/_sandbox/clock', what: 'text/plain', body: jump },
  { by: 'form', path: reset, what: 'multipart/form-data', body: '{}' },
  {
    by: 'form',
    path: '/authorize?persona=new&state=s&code_challenge_method=S256&code_challenge=CHALLENGE',
    what: 'application/x-www-form-urlencoded',
    body: '',
  },
  { by: 'popup', path: reset, what: 'text/plain', body: '{}' },
  { by: 'element', path: journal, what: 'img' },
  { by: 'element', path: journal, what: 'script' },
  { by: 'element', path: journal, what: 'link' },
  { by: 'element', path: '/_sandbox/users/ID/test', what: 'script' },
  { by: 'element', path: '/consent/on', what: 'img' },
  { by: 'frame', path: journal },
  { by: 'frame', path: '/_sandbox/personas' },
  { by: 'frame', path: '/_workbench' },
  { by: 'events', path: journal },
];

/** Runs in the page of another site, so it imports nothing. Returns the text that it could read, or ''. */
export const attack = async ({ aim, of }: { aim: Aim; of: PageAttack }): Promise<string> => {
  const { by, method = 'GET', type, mode, what = '' } = of;
  const body = of.body?.replace('ID', aim.userId);
  const url = aim.target + of.path.replace('ID', aim.userId).replace('CHALLENGE', 'x'.repeat(43));
  const patience = new Promise<string>((resolve) => setTimeout(resolve, 1_500, ''));
  const ends = (target: EventTarget, read: () => string): Promise<string> =>
    new Promise((resolve) => {
      target.addEventListener('load', () => resolve(read()));
      target.addEventListener('error', () => resolve(''));
    });

  const sendForm = (place: string): void => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: url, enctype: what, target: place });
    const field = document.createElement('input');
    // A form in plain text sends `name=value`; name and value are split so that this is JSON.
    const [start = '', end = ''] = (body ?? '').split(/(?<=[{:])/);
    Object.assign(field, { name: start, value: end });
    form.append(field);
    document.body.append(form);
    form.submit();
  };

  const means: Readonly<Record<PageAttack['by'], () => Promise<string>>> = {
    fetch: async () => {
      const headers = type === undefined ? {} : { 'content-type': type };
      const init = { method, headers, ...(mode && { mode }), ...(body !== undefined && { body }) };
      const answer = await fetch(url, init);
      return answer.type === 'opaque' ? '' : answer.text();
    },
    xhr: () => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.setRequestHeader('content-type', type ?? 'text/plain');
      request.send(body);
      return ends(request, () => request.responseText);
    },
    beacon: () => {
      navigator.sendBeacon(url, new Blob([body ?? ''], { type: type ?? '' }));
      return patience;
    },
    form: () => {
      const frame = document.createElement('iframe');
      frame.name = 'place';
      document.body.append(frame);
      sendForm('place');
      return Promise.race([ends(frame, () => ''), patience]);
    },
    popup: () => {
      sendForm('_blank');
      return patience;
    },
    element: () => {
      const element = document.createElement(what);
      Object.assign(element, { src: url, href: url, rel: 'stylesheet' });
      document.head.append(element);
      return Promise.race([ends(element, () => (what === 'script' ? '' : what)), patience]);
    },
    frame: () => {
      const frame = document.createElement('iframe');
      frame.src = url;
      document.body.append(frame);
      return Promise.race([
        ends(frame, () => frame.contentDocument?.body.textContent ?? ''),
        patience,
      ]);
    },
    events: () => {
      const source = new EventSource(url);
      return Promise.race([ends(source, () => ''), patience]);
    },
  };
  try {
    return await Promise.race([
      means[by](),
      new Promise<string>((resolve) => setTimeout(resolve, 3_000, '')),
    ]);
  } catch {
    return '';
  }
};
