import { STORED } from '../../domain/storage/stored';
import { everyPage } from '../e2e/support/every-page';
import { allHere } from '../e2e/support/pages';
import { prefer, test } from '../e2e/support/test';
import { makeReady } from '../screens/ready';
import { expectSound, settings, title } from './looks';

for (const { language, text } of settings)
  for (const { persona, pages } of everyPage())
    test(
      title(`the pages of ${persona ?? 'a visitor'}, from ${pages[0]?.id}`, { language, text }),
      async ({ page, login }, info) => {
        const { key, encode } = STORED.textSize;
        const size = { key, value: encode(text) };
        await page.addInitScript((it) => localStorage.setItem(it.key, it.value), size);
        if (persona === undefined) await prefer(page, language);
        else await login(persona, { lang: language });
        if (persona !== undefined) await makeReady(page, persona);
        for (const { id, address } of pages) {
          await page.goto(address);
          await allHere(page);
          await expectSound(page, { kind: 'page', id, language, text }, info);
        }
      },
    );
