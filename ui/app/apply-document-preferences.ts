import type { TextSize, Theme } from '../../domain/visit/preferences';

/** Writes language, theme and text size to the root element, where styles and screen readers read them. */
export const applyDocumentPreferences = (language: string, theme: Theme, size: TextSize): void => {
  const root = document.documentElement;
  root.lang = language;
  root.dataset['text'] = size;
  if (theme === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
};
