import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '../../../domain/kernel/instant';
import type { Language } from '../../../domain/session/locale';
import { formatDay, formatTime } from '../../format/date';
import { Notice } from '../../kit/notice';

interface HomeAgeProps {
  readonly at: Instant;
  /** A button to try again. */
  readonly children?: ReactNode;
}

/** Says when the values on the page are from, when they cannot be brought up to date. */
export const HomeAge = ({ at, children }: HomeAgeProps) => {
  const { t, i18n } = useTranslation('home');
  const day = formatDay(at, i18n.language as Language);
  return (
    <Notice tone="warn" role="status" title={t('asOf.title', { time: formatTime(at), day })}>
      <p>{t('asOf.text')}</p>
      {children}
    </Notice>
  );
};
