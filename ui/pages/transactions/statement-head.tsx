import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Config } from '../../../domain/config/config';
import type { Instant } from '../../../domain/kernel/instant';
import { latestValue } from '../../../domain/kernel/loadable';
import { Clock } from '../../../domain/ports/clock';
import { lastFour } from '../../../domain/rekyc/mask';
import { Profile } from '../../../domain/session/profile';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { useQuery } from '../../hooks/use-query';
import { DescriptionList } from '../../kit/description-list';
import './receipt.css';

/** Returns the time at which the browser began to print, before that the time of the first render. */
const usePrintTime = (): Instant => {
  const clock = useService(Clock);
  const [at, setAt] = useState(() => clock.now());
  useEffect(() => {
    const renew = () => flushSync(() => setAt(clock.now()));
    addEventListener('beforeprint', renew);
    return () => removeEventListener('beforeprint', renew);
  }, [clock]);
  return at;
};

interface StatementHeadProps {
  /** The months, by name. */
  readonly period: string;
  /** When the transactions were read. */
  readonly readAt: Instant;
}

/** Renders the user, the months, the lender and the time of printing of a statement; on paper only. */
export const StatementHead = ({ period, readAt }: StatementHeadProps) => {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  const { lender, licence, complaints } = useService(Config).values;
  const { name, maskedMobileNumber = '' } = latestValue(useQuery(useService(Profile))) ?? {};
  const end = lastFour(maskedMobileNumber);
  const facts = [
    ['name', name],
    ['mobile', end && `•••• ${end}`],
    ['period', period],
    ['lender', lender],
    ['licence', licence],
    ['complaints', complaints],
    ['readAt', format.dayTime(readAt)],
    ['printed', format.dayTime(usePrintTime())],
  ] as const;
  return (
    <div className="on-paper">
      <DescriptionList
        items={facts.flatMap(([fact, value]) =>
          value === undefined
            ? []
            : [{ label: t(`statement.facts.${fact}`), value: <bdi>{value}</bdi> }],
        )}
      />
    </div>
  );
};
