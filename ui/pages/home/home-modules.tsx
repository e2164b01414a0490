import { useTranslation } from 'react-i18next';
import type { HomeModule } from '../../../domain/home/home';
import type { Language } from '../../../domain/session/locale';
import { useFollow } from '../../app/use-follow';
import { formatDay } from '../../format/date';
import { Amount } from '../../kit/amount';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { Row, Rows } from '../../kit/rows';
import { StatusChip, type Tone } from '../../kit/status-chip';

interface ModuleProps {
  readonly module: HomeModule;
  readonly stale: boolean;
}

const tones: Readonly<Record<string, Tone>> = {
  DUE_SOON: 'warn',
  OVERDUE: 'bad',
  OVERDUE_WITH_LATE_FEE: 'bad',
  NOT_OVERDUE: 'neutral',
};

/** One module: its words, an amount with its due date where it has one, and its lines. */
const Module = ({ module, stale }: ModuleProps) => {
  const { t, i18n } = useTranslation('home');
  const follow = useFollow();
  const { amount, dueTime, dueStatus, items = [], link, text, title } = module;
  return (
    <Card
      title={title ?? t(`modules.${module.type}`)}
      aside={
        dueStatus &&
        dueStatus !== 'UNKNOWN' && (
          <StatusChip tone={tones[dueStatus]}>{t(`due.${dueStatus}`)}</StatusChip>
        )
      }
    >
      {amount !== undefined && <Amount value={amount} size="headline" stale={stale} />}
      {dueTime !== undefined && (
        <p>{t('dueOn', { day: formatDay(dueTime, i18n.language as Language) })}</p>
      )}
      {text !== undefined && <p>{text}</p>}
      {items.length > 0 && (
        <Rows label={title}>
          {items.map((item, at) => (
            <Row
              key={item.id ?? at}
              title={item.title ?? item.product ?? ''}
              detail={item.text}
              onClick={item.link === undefined ? undefined : () => follow(item.link ?? '')}
            />
          ))}
        </Rows>
      )}
      {link !== undefined && (
        <Button look="secondary" compact onClick={() => follow(link)}>
          {t('see')}
        </Button>
      )}
    </Card>
  );
};

interface HomeModulesProps {
  readonly modules: readonly HomeModule[];
  readonly stale: boolean;
}

/** The modules in the server's order. */
export const HomeModules = ({ modules, stale }: HomeModulesProps) =>
  modules.map((module, at) => (
    <Module key={module.id ?? `${module.type}${at}`} module={module} stale={stale} />
  ));
