import type { Page } from '@playwright/test';
import { en as messages } from '../../../embeds/messages/en';
import type { PartnerSite } from '../../engines/site/partner-site';
import { openOwnPage, tags } from '../support/own-page';
import { expect, unwatched as test } from '../support/partner';

const english = messages.limit.available;

/** Opens the four elements for a new user, runs the script once they are ready, and returns what it answered. */
const open = async (page: Page, site: PartnerSite, script: string) => {
  const visit = await site.visit('calm');
  const seen = await openOwnPage(page, site, {
    markup: `<main>${tags.map((tag) => `<${tag}></${tag}>`).join('')}</main>`,
    script: `document.querySelector('${tags[0]}').tokenProvider = async () => '${visit.user.token}';
      await settled();
      const textsOf = () => all().map((it) => it.shadowRoot.querySelector('.paylater').innerText);
      ${script}`,
  });
  expect(seen.problems).toEqual([]);
  return { ...seen, asked: site.asked(visit) };
};

test('all elements and their calls follow the language of the page', async ({ page, site }) => {
  const { said, asked } = await open(
    page,
    site,
    `const before = all().map((it) => it.locale);
    document.documentElement.lang = 'en-GB';
    await settled();
    const boxes = all().map((it) => it.shadowRoot.querySelector('.paylater').lang);
    return [before, all().map((it) => it.locale), boxes, all().map((it) => it.dataset.state)];`,
  );
  const four = (it: string) => tags.map(() => it);
  expect(said).toEqual([four('id'), four('en'), four('en'), four('ready')]);
  const languages = asked.map(({ headers }) => headers['x-user-locale']);
  expect(languages.length).toBeGreaterThanOrEqual(8);
  const { length } = languages.filter((it) => it === 'id');
  expect(languages).toEqual([
    ...languages.slice(0, length).map(() => 'id'),
    ...languages.slice(length).map(() => 'en'),
  ]);
  expect(languages).toHaveLength(2 * length);
});

test('an own locale is kept when the language of the page changes', async ({ page, site }) => {
  const { said } = await open(
    page,
    site,
    `for (const it of all()) it.locale = 'id';
    document.documentElement.lang = 'en';
    await settled();
    return all().map((it) => it.shadowRoot.querySelector('.paylater').lang);`,
  );
  expect(said).toEqual(tags.map(() => 'id'));
});

for (const [where, place] of [
  [
    'an iframe',
    `const frame = document.createElement('iframe');
    frame.style.cssText = 'width: 400px; height: 2400px';
    document.body.append(frame);
    const other = frame.contentDocument;`,
  ],
  [
    'an iframe of the language en, with strange names in its markup',
    `const frame = document.createElement('iframe');
    frame.srcdoc = '<!doctype html><html lang="en"><body><form name="documentElement"></form><img name="defaultView">';
    document.body.append(frame);
    await new Promise((done) => frame.addEventListener('load', done));
    const other = frame.contentDocument;`,
  ],
  [
    'a popup',
    "const other = window.open('about:blank', '', 'popup,width=500,height=600').document;",
  ],
] as const)
  test(`moved into ${where} and back, an element is styled and drawn`, async ({ page, site }) => {
    const { said } = await open(
      page,
      site,
      `const [card] = all();
      const look = () => {
        const box = card.shadowRoot.querySelector('.paylater');
        const { color, fontFamily, display } = card.ownerDocument.defaultView.getComputedStyle?.(box) ?? getComputedStyle(box);
        return [color, fontFamily, display, card.dataset.state, box.lang === card.locale].join();
      };
      const isReady = async () => {
        for (let turn = 0; turn < 200 && card.dataset.state !== 'ready'; turn += 1)
          await new Promise((done) => setTimeout(done, 20));
      };
      const before = look();
      ${place}
      Document.prototype.querySelector.call(other, 'body').append(card);
      await isReady();
      const there = look();
      card.locale = 'en';
      await isReady();
      const drawn = card.shadowRoot.querySelector('.paylater').innerText.includes('${english}');
      card.locale = undefined;
      document.querySelector('main').prepend(card);
      await isReady();
      return [before, there, look(), drawn];`,
    );
    const [before, there, back, drawn] = said as readonly string[];
    expect(before).toContain(',flex,ready,true');
    expect([there, back, drawn]).toEqual([before, before, true]);
  });

test('text that a translator replaced is drawn in the new language', async ({ page, site }) => {
  const { said, texts } = await open(
    page,
    site,
    `const translate = (root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found = [];
      while (walker.nextNode()) found.push(walker.currentNode);
      for (const text of found) {
        if (text.parentElement?.closest('[translate="no"], style')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = 'translated';
        outer.append(inner);
        text.replaceWith(outer);
      }
      return found.length;
    };
    const counts = all().map((it) => translate(it.shadowRoot));
    const shown = textsOf().filter((it) => it.includes('translated') && /Rp[\\d.]+/.test(it)).length;
    document.documentElement.lang = 'en';
    await settled();
    return [Math.min(...counts) > 3, shown, all().map((it) => it.dataset.state)];`,
  );
  expect(said).toEqual([true, 4, tags.map(() => 'ready')]);
  const plain = await open(page, site, "document.documentElement.lang = 'en'; await settled();");
  expect(texts).toEqual(plain.texts);
  expect(Object.values(texts).join()).not.toContain('translated');
});
