import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '../../../domain/kernel/locale';
import { createI18n, loadMessages } from '../../../ui/app/i18n';
import { ServicesContext } from '../../../ui/hooks/services';
import { services } from '../services';

/** Renders a part of a page in a language, with the messages of some areas and with some services. */
export const renderIn = async (
  language: Language,
  areas: Parameters<typeof loadMessages>[2],
  part: ReactNode,
  entries: Parameters<typeof services>[0] = [],
) => {
  const i18n = createI18n(language);
  await loadMessages(i18n, language, areas);
  return render(
    <ServicesContext value={services(entries)}>
      <I18nextProvider i18n={i18n}>{part}</I18nextProvider>
    </ServicesContext>,
  );
};
