import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import './transactions.css';

interface HistoryLinesProps {
  readonly list?: Ref<HTMLUListElement>;
  /** Of all lines, in pixels. */
  readonly height?: number;
  readonly children: ReactNode;
}

/** Renders the list around the visible lines. */
export const HistoryLines = ({ list, height, children }: HistoryLinesProps) => {
  const { t } = useTranslation('transactions');
  return (
    <ul className="history" ref={list} aria-label={t('list')} style={{ height }}>
      {children}
    </ul>
  );
};
