import { type ComponentType, Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeModule } from '../../../domain/home/home';
import { wayOfItem } from '../../../domain/home/ways';
import type { Language } from '../../../domain/session/locale';
import { useWays } from '../../app/use-way-to';
import { formatDay } from '../../format/date';
import { Amount } from '../../kit/amount';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { Row, Rows } from '../../kit/rows';
import { StatusChip } from '../../kit/status-chip';
import { dueTones } from '../../widgets/due-status';
import { useModuleWay } from './use-module-way';

interface Shared {
  /** Values from before, while the new ones are on their way. */
  readonly stale: boolean;
  /** The coach mark beside a product's line. */
  readonly Mark: ComponentType<{ readonly product: string; readonly title: string }> | undefined;
}

interface ModuleProps extends Shared {
  readonly module: HomeModule;
}

/** One module: its words, an amount with its due date where it has one, and its lines. */
const Module = ({ module, stale, Mark }: ModuleProps) => {
  const { t, i18n } = useTranslation('home');
  const { amount, dueTime, dueStatus, items = [], text, title } = module;
  const way = useModuleWay(module);
  const opens = useWays(items.map(wayOfItem));
  const says = [amount, dueTime, text, way].some((part) => part !== undefined);
  const heading = title ?? t(`modules.${module.type}`, { defaultValue: '' });
  if (!says && items.length === 0) return null;
  return (
    <Card
      title={heading}
      aside={
        dueStatus &&
        dueStatus !== 'UNKNOWN' && (
          <StatusChip tone={dueTones[dueStatus]}>{t(`due.${dueStatus}`)}</StatusChip>
        )
      }
    >
      {amount !== undefined && <Amount value={amount} size="headline" stale={stale} />}
      {dueTime !== undefined && (
        <p>{t('dueOn', { day: formatDay(dueTime, i18n.language as Language) })}</p>
      )}
      {text !== undefined && <p>{text}</p>}
      {items.length > 0 && (
        <Rows label={heading}>
          {items.map((item, at) => {
            const { id, product, title: name = product ?? '', text: detail } = item;
            return (
              <Fragment key={id ?? at}>
                <Row title={name} detail={detail} onClick={opens[at]} />
                {Mark && product !== undefined && <Mark product={product} title={name} />}
              </Fragment>
            );
          })}
        </Rows>
      )}
      {way !== undefined && (
        <Button look="secondary" compact onClick={way}>
          {t('see')}
          <span className="visually-hidden">: {heading}</span>
        </Button>
      )}
    </Card>
  );
};

interface HomeModulesProps extends Shared {
  readonly modules: readonly HomeModule[];
}

/** The modules in the server's order. */
export const HomeModules = ({ modules, ...shared }: HomeModulesProps) =>
  modules.map((module, at) => (
    <Module key={module.id ?? `${module.type}${at}`} module={module} {...shared} />
  ));
