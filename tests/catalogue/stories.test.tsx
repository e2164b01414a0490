import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ComponentType } from 'react';
import { createI18n } from '../../ui/app/i18n';
import { Setting } from './support/setting';

const files = import.meta.glob<Readonly<Record<string, unknown>>>('./*/*.stories.tsx', {
  eager: true,
});
const stories = Object.entries(files).flatMap(([file, parts]) =>
  Object.entries(parts).flatMap(([name, story]) =>
    typeof story === 'function' ? [[`${file} ${name}`, story as ComponentType] as const] : [],
  ),
);

test.each(stories)('%s is drawn with the services of the catalogue', (_, Story) => {
  const look = { language: 'id', theme: 'auto', text: '100', host: 'web' } as const;
  const drawn = renderToString(
    <Setting look={look} i18n={createI18n('id')}>
      <Story />
    </Setting>,
  );
  expect(drawn).not.toBe('');
});
