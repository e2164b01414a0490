import type { Page } from '@playwright/test';

/** Returns every text in the memory of a page, one a line, without what nothing holds any more. */
export const textsInMemory = async (page: Page): Promise<string> => {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk));
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  return (JSON.parse(chunks.join('')) as { strings: string[] }).strings.join('\n');
};
