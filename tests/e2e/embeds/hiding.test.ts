import { long } from '../support/long';
import type { Page } from '@playwright/test';
import { expect, unwatched as test } from '../support/partner';
import type { PartnerSite } from '../../engines/site/partner-site';
import { openOwnPage } from '../support/own-page';

/** Whether an element can be seen, clicked and focused. */
interface Reach {
  readonly seen: boolean;
  readonly clicked: boolean;
  readonly focused: boolean;
}

/** A way to hide an element: rules of the page, markup around it, or a script that runs once it is ready. */
interface Way {
  readonly css?: string;
  readonly around?: readonly [before: string, after: string];
  readonly deed?: string;
  /** What differs from `hidden`: `pointer-events`, for example, leaves an element visible. */
  readonly reach?: Partial<Reach>;
}

const hidden: Reach = { seen: false, clicked: false, focused: false };

const ways: Readonly<Record<string, Way>> = {
  'the attribute hidden': { deed: 'card.hidden = true' },
  'hidden="until-found"': { deed: "card.setAttribute('hidden', 'until-found')" },
  'a rule with data-state, as in the guide': {
    css: "paylater-limit-card[data-state='ready'] { display: none }",
  },
  'a class': { css: '.d-none { display: none }', deed: "card.classList.add('d-none')" },
  'an important class, as of Bootstrap': {
    css: '.d-none { display: none !important }',
    deed: "card.classList.add('d-none')",
  },
  'style.display, as of jQuery': { deed: "card.style.display = 'none'" },
  'an important style, as of Suspense and Activity of React': {
    deed: "card.style.setProperty('display', 'none', 'important')",
  },
  'a media query': { css: '@media (min-width: 1px) { paylater-limit-card { display: none } }' },
  'visibility of the element': { css: 'paylater-limit-card { visibility: hidden }' },
  'visibility of a container, as of an offcanvas': {
    around: ['<div style="visibility: hidden">', '</div>'],
  },
  'pointer-events of a container': {
    around: ['<div style="pointer-events: none">', '</div>'],
    reach: { seen: true, focused: true },
  },
  'opacity of the element': {
    css: 'paylater-limit-card { opacity: 0 }',
    reach: { clicked: true, focused: true },
  },
  'content-visibility of a container': {
    around: ['<div style="content-visibility: hidden">', '</div>'],
  },
  'closed details': { around: ['<details><summary>More</summary>', '</details>'] },
  'a closed dialog': { around: ['<dialog>', '</dialog>'] },
  'an inert container': { around: ['<div inert>', '</div>'], reach: { seen: true } },
};

const reachOf = `
  const [inner] = card.shadowRoot.querySelectorAll('a, button');
  inner.scrollIntoView();
  const { left, top, width, height } = inner.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  inner.focus();
  return {
    seen: inner.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    clicked: width > 0 && at === card, focused: card.shadowRoot.activeElement === inner,
  };`;

const look = async (page: Page, site: PartnerSite, token: string, way: Way): Promise<unknown> => {
  const [before, after] = way.around ?? ['', ''];
  const { said, states, problems } = await openOwnPage(page, site, {
    markup: `<style>${way.css ?? ''}</style>${before}<paylater-limit-card></paylater-limit-card>${after}`,
    script: `const card = document.querySelector('paylater-limit-card');
      card.tokenProvider = async () => '${token}';
      await settled(); ${way.deed ?? ''};
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      ${reachOf}`,
  });
  expect([states, problems]).toEqual([{ 'paylater-limit-card': 'ready' }, []]);
  return said;
};

test('the page decides whether an element is shown', async ({ page, site }) => {
  const { user } = await site.visit('calm');
  const shown = await look(page, site, user.token, {});
  expect(shown, 'shown without any way').toEqual({ seen: true, clicked: true, focused: true });
  const wrong: string[] = [];
  for (const [name, way] of Object.entries(ways)) {
    const reach = JSON.stringify(await look(page, site, user.token, way));
    const wanted = JSON.stringify({ ...hidden, ...way.reach });
    if (reach !== wanted) wrong.push(`${name}: ${reach}, not ${wanted}`);
  }
  const count = Object.keys(ways).length;
  process.stdout.write(`ways to hide an element: ${count - wrong.length} of ${count} hide it\n`);
  expect(wrong).toEqual([]);
});

/** Computed styles with which a page positions an element. */
const places: Readonly<Record<string, string>> = {
  display: 'inline-block',
  position: 'relative',
  order: '3',
  opacity: '0.5',
  'min-width': '300px',
  'pointer-events': 'none',
};

test('the page decides where an element is shown', long, async ({ page, site }) => {
  const rules = Object.entries(places).map(([name, value]) => `${name}: ${value};`);
  const { said } = await openOwnPage(page, site, {
    markup: `<style>paylater-limit-card { ${rules.join(' ')} }</style><paylater-limit-card></paylater-limit-card>`,
    script: `await settled();
      const style = getComputedStyle(document.querySelector('paylater-limit-card'));
      return Object.fromEntries(${JSON.stringify(Object.keys(places))}.map((name) => [name, style[name]]));`,
  });
  expect(said).toEqual(places);
});

/** Rules of well-known style sheets that match every element, or the hidden ones. */
const resets: Readonly<Record<string, string>> = {
  'normalize.css 8': 'html { line-height: 1.15 } template, [hidden] { display: none }',
  'modern-normalize 3': '*, ::before, ::after { box-sizing: border-box }',
  'sanitize.css 13': `*, ::before, ::after { box-sizing: border-box; background-repeat: no-repeat }
    ::before, ::after { text-decoration: inherit; vertical-align: inherit }
    :where(:root) { cursor: default; line-height: 1.5; overflow-wrap: break-word }`,
  'the-new-css-reset 1': `*:where(:not(html, iframe, canvas, img, svg, video, audio):not(svg *, symbol *)) { all: unset; display: revert }
    *, *::before, *::after { box-sizing: border-box }
    html { text-size-adjust: none } :where([hidden]) { display: none }`,
  'Tailwind 4 preflight': `*, ::after, ::before, ::backdrop { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid }
    html, :host { line-height: 1.5; tab-size: 4 }
    [hidden]:where(:not([hidden='until-found'])) { display: none !important }`,
};

for (const [name, css] of Object.entries(resets))
  test(`${name}: an element looks the same, and can be hidden`, long, async ({ page, site }) => {
    const { user } = await site.visit('calm');
    const size = async (css: string) => {
      const deed = `const box = () => JSON.stringify(card.getBoundingClientRect());
        const before = box(); card.hidden = true; const after = box(); return [before, after];`;
      return look(page, site, user.token, { css: `body { margin: 0 } ${css}`, deed });
    };
    const [bare, reset] = [await size(''), await size(css)];
    expect(reset).toEqual(bare);
  });
