import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeModule } from '../../../../domain/home/read-home';
import { isPartnerList, ownWayOf, wayOfItem } from '../../../../domain/home/ways';
import { ROUTES } from '../../../../domain/navigation/routes';
import { Navigator } from '../../../../domain/ports/navigator';
import { useModuleWay } from '../../../app/use-module-way';
import { useWays } from '../../../app/use-way-to';
import { useFormat } from '../../../format/use-format';
import { useService } from '../../../hooks/services';
import { Amount } from '../../../kit/amount';
import { Button } from '../../../kit/button';
import { Card } from '../../../kit/card';
import { RowCard } from '../../../kit/row-card';
import { Row, Rows } from '../../../kit/rows';
import { StatusChip } from '../../../kit/status-chip';
import { dueTones } from '../../../widgets/due-status';
import { Monogram } from '../../../widgets/monogram';
import type { CoachMark } from '../notices/coach-mark';
import './module.css';

/** Maximum number of shops shown; the list of shops has all of them. */
const mostShops = 3;

/** Returns a module's heading, its items with what opens each, and what opens the module unless an item does. */
export const useModule = (module: HomeModule) => {
  const { t } = useTranslation('overview');
  const { items = [], title, type } = module;
  const opensModule = useModuleWay(module);
  const target = module.link ?? ownWayOf(type);
  const opens = useWays(items.map((item) => wayOfItem(item, type)));
  return {
    heading: title ?? t(`modules.${type}`, { defaultValue: '' }),
    way: items.some(({ link }) => link === target) ? undefined : opensModule,
    items: items.map((item, at) => ({ item, open: opens[at] })),
  };
};

interface ModuleProps {
  readonly module: HomeModule;
  /** Whether the values are old while new ones load. */
  readonly stale: boolean;
  readonly Mark: typeof CoachMark | undefined;
}

/** Renders one module: its text, an amount with its due date if it has one, and its items. */
export const Module = ({ module, stale, Mark }: ModuleProps) => {
  const { t } = useTranslation(['overview', 'home']);
  const format = useFormat();
  const navigator = useService(Navigator);
  const { amount, dueTime, dueStatus, text, type } = module;
  const { heading, way, items } = useModule(module);
  const shown = type === 'PARTNERS' && way ? items.slice(0, mostShops) : items;
  const says = [amount, dueTime, text, way].some((part) => part !== undefined);
  const isZero = type === 'ZERO_PERCENT';
  if (!says && items.length === 0) return null;
  if (!isZero && [amount, dueTime, dueStatus, ...items].every((part) => part === undefined))
    return <RowCard title={heading} detail={text} onClick={way} />;
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
      {dueTime !== undefined && <p>{t('home:dueOn', { day: format.day(dueTime) })}</p>}
      {text !== undefined && <p>{text}</p>}
      {items.length > 0 && (
        <Rows label={heading}>
          {shown.map(({ item, open }, at) => {
            const { id, product, title: name = product ?? '', text: detail } = item;
            return (
              <Fragment key={id ?? at}>
                <Row
                  title={name}
                  detail={detail}
                  start={isPartnerList(type) && <Monogram name={name} />}
                  onClick={open}
                />
                {Mark && product !== undefined && <Mark product={product} title={name} />}
              </Fragment>
            );
          })}
        </Rows>
      )}
      <div className="module__ways">
        {way !== undefined && (
          <Button look="secondary" compact onClick={way}>
            {isZero ? t('zero.shops') : t(items.length > 0 ? 'seeAll' : 'see')}
            {!isZero && <span className="visually-hidden">: {heading}</span>}
          </Button>
        )}
        {isZero && (
          <Button look="quiet" compact onClick={() => navigator.go(ROUTES.terms.path)}>
            {t('zero.terms')}
          </Button>
        )}
      </div>
    </Card>
  );
};
