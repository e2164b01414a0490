import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoanOutcome } from '../../../../domain/application/products';
import type { Limit } from '../../../../domain/home/read-home';
import { type HomeNews, newsOf } from '../../../../domain/home/news';
import { ROUTES } from '../../../../domain/navigation/routes';
import { Clock } from '../../../../domain/ports/clock';
import { Navigator } from '../../../../domain/ports/navigator';
import { useFormat } from '../../../format/use-format';
import { useService } from '../../../hooks/services';
import { WarningIcon } from '../../../icons/icon';
import { ChevronIcon } from '../../../icons/later-icons';
import { useUnsigned } from './use-unsigned';
import './news.css';

const ways: Readonly<Record<HomeNews['kind'], string>> = {
  unsigned: ROUTES.transactionsAgreement.path,
  loanRejected: ROUTES.combinedTerms.path,
  temporaryEnds: ROUTES.homeLimit.path,
};

interface NewsProps {
  readonly loan: LoanOutcome | undefined;
  readonly limit: Limit | undefined;
  /** Whether home is loaded, so that the news may load what home does not depend on. */
  readonly asks: boolean;
  /** Whether another part of the page shows that the agreement is unsigned. */
  readonly isSaid: boolean;
  /** Called with whether the agreement is unsigned. */
  readonly onUnsigned: (isUnsigned: boolean) => void;
}

/** Renders the most important news of the account and what it means; a press opens the page that it is about. */
export const News = ({ loan, limit, asks, isSaid, onUnsigned }: NewsProps) => {
  const { t } = useTranslation('overview');
  const format = useFormat();
  const navigator = useService(Navigator);
  const unsigned = useUnsigned(asks);
  const news = newsOf({ unsigned, loan, limit }, useService(Clock).now());

  useLayoutEffect(() => {
    onUnsigned(unsigned);
    return () => onUnsigned(false);
  }, [onUnsigned, unsigned]);

  if (!news || (isSaid && unsigned)) return null;
  const isEnding = news.kind === 'temporaryEnds';
  const title = isEnding
    ? t(news.days === 0 ? 'news.endsToday' : 'news.ends', { count: news.days })
    : t(`news.${news.kind}.title`);
  const detail = isEnding
    ? t('news.afterEnd', { day: format.day(news.at) })
    : t(`news.${news.kind}.detail`);
  return (
    <div role="status">
      <button type="button" className="news" onClick={() => navigator.go(ways[news.kind])}>
        <WarningIcon small />
        <span className="news__text">
          <strong>{title}</strong>
          <span>{detail}</span>
        </span>
        <ChevronIcon small />
      </button>
    </div>
  );
};
