import type { Page } from '@playwright/test';
import { field } from './support/kyc';
import { at, primary } from './support/pages';
import { expect, test } from './support/test';

/** Every text in the memory of a page, once what nothing holds is gone. */
const textsInMemory = async (page: Page): Promise<string> => {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk));
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  return (JSON.parse(chunks.join('')) as { strings: string[] }).strings.join('\n');
};

test('a login that a 401 ends leaves neither its token nor an answer in memory', async ({
  page,
  answering,
  failing,
}) => {
  const { userId, token } = await answering('/kyc/step2');
  const maidenName = 'Zubawekoq Dirafumiq';
  await field(page, 'personalInfo.motherMaidenName').fill(maidenName);
  const before = await textsInMemory(page);
  // What has to be found is found, or nothing was looked at.
  expect([before.includes(token), before.includes(maidenName)]).toEqual([true, true]);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await failing({ userId }, 'PATCH /v1/kyc', { status: 401 });
  await primary(page).tap();
  await page.waitForFunction(() => !('sameDocument' in window));
  await at(page, '/auth/logout');
  const after = await textsInMemory(page);
  expect([after.includes(token), after.includes(maidenName)]).toEqual([false, false]);
});
