import type { Preview } from '@storybook/react-vite';
import '../../../ui/theme/index.css';
import { hosts } from '../../../domain/host/host';
import { languages } from '../../../domain/kernel/locale';
import { createI18n } from '../../../ui/app/i18n';
import { type Look, Setting, Stack, textSizes, themes } from '../support/setting';

const messages = import.meta.glob<object>('../../../ui/messages/*/*.json', {
  eager: true,
  import: 'default',
});

const i18n = createI18n('id');
for (const [file, texts] of Object.entries(messages)) {
  const [language = '', area = ''] = file.replace('.json', '').split('/').slice(-2);
  i18n.addResourceBundle(language, area, texts);
}

const choice = (title: string, items: readonly string[]) => ({
  toolbar: { title, items: [...items], dynamicTitle: true },
});

const usual: Look = { language: 'id', theme: 'auto', text: '100', host: 'web' };

const preview: Preview = {
  parameters: { layout: 'padded', controls: { disable: true } },
  globalTypes: {
    language: choice('Language', languages),
    theme: choice('Theme', themes),
    text: choice('Text size', textSizes),
    host: choice('Host', hosts),
  },
  initialGlobals: { ...usual },
  decorators: [
    (Story, { parameters }) =>
      parameters['layout'] === 'fullscreen' ? (
        <Story />
      ) : (
        <Stack>
          <Story />
        </Stack>
      ),
    (Story, { globals }) => (
      <Setting look={{ ...usual, ...globals }} i18n={i18n}>
        <Story />
      </Setting>
    ),
  ],
};

export default preview;
