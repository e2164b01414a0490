import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoanOutcome } from '../../../../domain/application/products';
import type { Limit } from '../../../../domain/home/read-home';
import { type HomeNews, newsOf } from '../../../../domain/home/news';
import { ROUTES } from '../../../../domain/navigation/routes';
import { Clock } from '../../../../domain/ports/clock';
import { Navigator } from '../../../../domain/ports/navigator';
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
  /** Called with the kind of the news line, which takes the place of the greeting; `undefined` without one. */
  readonly onShown: (kind: HomeNews['kind'] | undefined) => void;
}

/** Renders one line above everything else on home; a press opens the page that it is about. */
export const News = ({ loan, limit, asks, onShown }: NewsProps) => {
  const { t } = useTranslation('overview');
  const navigator = useService(Navigator);
  const unsigned = useUnsigned(asks);
  const news = newsOf({ unsigned, loan, limit }, useService(Clock).now());
  const shown = news?.kind;

  useLayoutEffect(() => {
    onShown(shown);
    return () => onShown(undefined);
  }, [onShown, shown]);

  if (!news) return null;
  const { kind } = news;
  const text =
    kind !== 'temporaryEnds'
      ? t(`news.${kind}`)
      : t(news.days === 0 ? 'news.endsToday' : 'news.ends', { count: news.days });
  return (
    <div role="status">
      <button type="button" className="news" onClick={() => navigator.go(ways[kind])}>
        <WarningIcon small />
        <span className="news__text">{text}</span>
        <ChevronIcon small />
      </button>
    </div>
  );
};
