import type { FlatNamespace } from 'i18next';
import { useTranslation } from 'react-i18next';

/** Returns the message of the first key that has one. `values`: its placeholders, such as `{{time}}`. */
type TableMessage = (
  key: string | string[],
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * Returns a lookup for messages whose keys are built from tables, such as `labels.${field.labelKey}`. The compiler
 * cannot check these keys, so tests compare the tables with the messages; it checks every other key (`useTranslation`).
 */
export const useTableMessages = (namespace: FlatNamespace = 'common'): TableMessage => {
  const { t } = useTranslation(namespace);
  return (key, values) => t(key, { ...values, defaultValue: String(key) });
};
