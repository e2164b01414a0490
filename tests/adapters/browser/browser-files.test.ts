import { afterEach, expect, test, vi } from 'vitest';
import { BrowserFiles } from '../../../adapters/browser/browser-files';
import { MemoryFiles } from '../../../adapters/memory/memory-files';

const file = { name: 'tagihan.ics', type: 'text/calendar', text: 'Tagihan, 50% ä' };

interface Share {
  readonly can?: boolean;
  /** The name of the error that the share sheet throws. */
  readonly fails?: string;
}

/** The parts of a window that files need; without `share` it has no share sheet. */
const aPage = (share?: Share) => {
  const shared: File[] = [];
  const clicked: { href: string; download: string }[] = [];
  const page = {
    document: {
      createElement: () => {
        const link = { href: '', download: '', remove: () => {} };
        return Object.assign(link, {
          click: () => clicked.push({ href: link.href, download: link.download }),
        });
      },
      body: { append: () => {} },
    },
    navigator: share
      ? {
          canShare: () => share.can ?? true,
          share: ({ files }: { files: File[] }) => {
            if (share.fails !== undefined)
              return Promise.reject(new DOMException('no', share.fails));
            shared.push(...files);
            return Promise.resolve();
          },
        }
      : {},
  };
  return { shared, clicked, page: page as unknown as Window };
};

const files = (
  page: Window,
  { webview = false, openLink }: { webview?: boolean; openLink?: (to: string) => Promise<boolean> },
) => new BrowserFiles({ page, inWebview: () => webview, ...(openLink && { openLink }) });

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a share sheet gets the whole file', async () => {
  const { page, shared, clicked } = aPage({});
  expect(await files(page, {}).save(file)).toBe('shared');
  const [one] = shared;
  expect([one?.name, one?.type, await one?.text()]).toEqual([file.name, file.type, file.text]);
  expect(clicked).toEqual([]);
});

test('no download follows when the user closes the share sheet', async () => {
  const { page, clicked } = aPage({ fails: 'AbortError' });
  expect(await files(page, {}).save(file)).toBe('shared');
  expect(clicked).toEqual([]);
});

test.each<[string, Share | undefined]>([
  ['no share sheet', undefined],
  ['one that does not take such files', { can: false }],
  ['one that is not allowed', { fails: 'NotAllowedError' }],
  ['one that breaks', { fails: 'DataError' }],
])('with %s it is downloaded, and its memory is released later', async (_, share) => {
  vi.useFakeTimers();
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob as Blob);
    return 'blob:here';
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  const { page, clicked } = aPage(share);
  expect(await files(page, {}).save(file)).toBe('saved');
  expect(clicked).toEqual([{ href: 'blob:here', download: 'tagihan.ics' }]);
  expect(made[0]?.type).toBe('text/calendar;charset=utf-8');
  expect(await made[0]?.text()).toBe(file.text);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledWith('blob:here');
});

test('in a webview nothing is downloaded: the host opens it', async () => {
  const { page, clicked } = aPage();
  const opened: string[] = [];
  const openLink = (address: string) => {
    opened.push(address);
    return Promise.resolve(true);
  };
  expect(await files(page, { webview: true, openLink }).save(file)).toBe('opened');
  const [, data = ''] = /^data:text\/calendar;charset=utf-8,(.*)$/.exec(opened[0] ?? '') ?? [];
  expect(decodeURIComponent(data)).toBe(file.text);
  expect(clicked).toEqual([]);
});

test.each<[string, { openLink?: () => Promise<boolean> }]>([
  ['cannot', {}],
  ['does not', { openLink: () => Promise.resolve(false) }],
  ['breaks', { openLink: () => Promise.reject(new Error('no')) }],
])('when the host %s, the text is left to be copied', async (_, around) => {
  const { page, clicked } = aPage();
  expect(await files(page, { webview: true, ...around }).save(file)).toBe('text');
  expect(clicked).toEqual([]);
});

test('the double in memory records files, and ends as configured', async () => {
  const twin = new MemoryFiles('text');
  expect([await twin.save(file), twin.saved]).toEqual(['text', [file]]);
});
