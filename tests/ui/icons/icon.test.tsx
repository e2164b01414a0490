import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as categories from '../../../ui/icons/category-icons';
import * as first from '../../../ui/icons/icon';
import * as later from '../../../ui/icons/later-icons';

const { icon: _, ...firstIcons } = first;
const { categoryIcons: __, ...kinds } = categories;

test.each(Object.entries({ ...firstIcons, ...later, ...kinds }))(
  '%s is one hidden path in the colour of its text',
  (_name, Icon) => {
    const markup = renderToStaticMarkup(createElement(Icon));
    expect(markup).toMatch(/^<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"/);
    expect(markup.match(/<path/g)).toHaveLength(1);
    expect(markup).not.toMatch(/style=|fill=|stroke=/);
    expect(new TextEncoder().encode(markup).length).toBeLessThan(500);
    expect(renderToStaticMarkup(createElement(Icon, { small: true }))).toContain('icon--small');
  },
);
