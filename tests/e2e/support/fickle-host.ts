import type { BrowserContext, Page } from '@playwright/test';

/** What a host does when the app requests its token. */
export interface Fickle {
  readonly does: 'gives' | 'says nothing' | 'refuses' | 'throws' | 'gives rubbish';
  readonly token?: string;
  /** The delay before its object is in the page, in milliseconds. */
  readonly late?: number;
}

export type FickleHost = 'gojek' | 'gopay' | 'partner-sdk';

interface HostWindow {
  readonly fickle: { told: Fickle; asked: number };
}

const agents = { gojek: ' Gojek/4.95.0', gopay: '', 'partner-sdk': ' paylater-sdk/1.0' } as const;

/** Simulates a host whose answer to the request for its user can be changed while a page is open. */
export const fickleHost = async (
  around: BrowserContext | Page,
  host: FickleHost,
  told: Fickle,
): Promise<void> => {
  await around.addInitScript(
    ([kind, agent, first]) => {
      const state = { told: first, asked: 0 };
      const userAgent = navigator.userAgent.replace(agent, '') + agent;
      Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => userAgent });
      const names = ['getToken', 'access_token', 'token'];
      type Reply = (end: 'ok' | 'denied' | 'unsupported' | 'rubbish', value?: unknown) => void;
      const answer = (name: string, reply: Reply) => {
        if (!names.includes(name)) return reply('unsupported');
        state.asked += 1;
        const { does, token } = state.told;
        if (does === 'throws') throw new Error('host');
        if (does === 'refuses') reply('denied');
        if (does === 'gives rubbish') reply('rubbish');
        if (does === 'gives') reply('ok', { token });
      };
      const objects = {
        gojek: {
          gojekBridge: {
            on: () => {},
            call: (name: string, _: string, said: (payload: unknown) => void) =>
              answer(name, (end, data) => {
                const code = end === 'denied' ? 'PERMISSION_DENIED' : 'NOT_SUPPORTED';
                const refusal = { success: false, error: { code } };
                said(end === 'rubbish' ? '}{' : end === 'ok' ? { success: true, data } : refusal);
              }),
          },
        },
        gopay: {
          gpContainer: {
            subscribe: () => {},
            invoke: (name: string) =>
              new Promise((said) => {
                answer(name, (end, result) => {
                  const status = { ok: 'OK', denied: 'DENIED', unsupported: 'UNSUPPORTED' };
                  said(end === 'rubbish' ? '}{' : { status: status[end], result });
                });
              }),
          },
        },
        'partner-sdk': {
          PaylaterSdk: {
            onMessage: (_: unknown) => {},
            postMessage(message: string) {
              const { id, call } = JSON.parse(message) as { id: unknown; call: string };
              answer(call, (end, value) => {
                const reason = end === 'denied' ? 'permission_denied' : 'not_supported';
                const refusal = { id, ok: false, reason };
                this.onMessage(
                  end === 'rubbish' ? { id } : end === 'ok' ? { id, ok: true, value } : refusal,
                );
              });
            },
          },
        },
      };
      const put = () => Object.assign(window, objects[kind]);
      Object.assign(window, { fickle: state });
      if (first.late === undefined) put();
      else setTimeout(put, first.late);
    },
    [host, agents[host], told] as const,
  );
};

/** Changes what the host does from now on, in the open document. */
export const tellHost = (page: Page, told: Fickle): Promise<void> =>
  page.evaluate((next) => {
    (window as unknown as HostWindow).fickle.told = next;
  }, told);

/** Returns how often the open document has requested a token from its host. */
export const timesAsked = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as HostWindow).fickle.asked);

/** Hides the page as another app in front of it does, or shows it again. */
export const cover = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((isHidden) => {
    const state = isHidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/**
 * Records a page: every text that a frame or a change of any document shows, from the first one on. Hidden text does
 * not count.
 */
export const film = async (page: Page): Promise<Set<string>> => {
  const shown = new Set<string>();
  await page.exposeFunction('__filmed', (text: string) => void shown.add(text));
  await page.addInitScript(() => {
    const { __filmed: filmed } = window as unknown as { __filmed: (text: string) => void };
    let before = '';
    const look = () => {
      const texts = [document.title, document.body?.innerText ?? ''];
      for (const it of document.querySelectorAll<HTMLElement>('[data-amount]'))
        if (getComputedStyle(it).visibility !== 'hidden') texts.push(it.dataset['amount'] ?? '');
      const now = texts.join(' ').replaceAll(/\s+/g, ' ');
      if (now !== before) filmed(now);
      before = now;
    };
    const everyFrame = () => {
      look();
      requestAnimationFrame(everyFrame);
    };
    everyFrame();
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  return shown;
};
