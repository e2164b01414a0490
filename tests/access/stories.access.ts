import { test } from '@playwright/test';
import { openStory, readStories } from '../screens/stories';
import { expectSound, settings, title } from './looks';

for (const { language, text } of settings)
  test(title('the stories of the catalogue', { language, text }), async ({ page }, info) => {
    for (const { id } of await readStories(page)) {
      await openStory(page, id, { language, text });
      await page.evaluate(() => {
        // Storybook's own elements are no part of a story.
        for (const it of document.querySelectorAll('body > :not(#storybook-root, dialog)'))
          it.remove();
        // In the app, every part of the kit is inside the main element of a page.
        if (!document.querySelector('main'))
          document.querySelector('#storybook-root')?.setAttribute('role', 'main');
      });
      await expectSound(page, { kind: 'story', id, language, text }, info);
    }
  });
