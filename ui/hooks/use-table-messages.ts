import type { FlatNamespace } from 'i18next';
import { useTranslation } from 'react-i18next';

/** Of several keys the first that has a message. `values`: what it names, such as `{{time}}`. */
type TableMessage = (
  key: string | string[],
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * The messages whose keys are put together from tables, such as `labels.${field.labelKey}`: the compiler cannot know
 * them, so tests compare these tables with the messages. It checks every other key (`useTranslation`).
 */
export const useTableMessages = (namespace: FlatNamespace = 'common'): TableMessage => {
  const { t } = useTranslation(namespace);
  return (key, values) => t(key, { ...values, defaultValue: String(key) });
};
