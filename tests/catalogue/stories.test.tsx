import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
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
  const errors: unknown[] = [];
  const page = document.createElement('div');
  const root = createRoot(page, { onUncaughtError: (error) => errors.push(error) });
  flushSync(() =>
    root.render(
      <Setting look={look} i18n={createI18n('id')}>
        <Story />
      </Setting>,
    ),
  );
  expect([errors, page.childElementCount > 0]).toEqual([[], true]);
  root.unmount();
});
