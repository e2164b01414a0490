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
import { ShopIcon } from '../../../icons/later-icons';
import { Amount } from '../../../kit/amount';
import { Button } from '../../../kit/button';
import { Card } from '../../../kit/card';
import { Row, Rows } from '../../../kit/rows';
import { StatusChip } from '../../../kit/status-chip';
import { dueTones } from '../../../widgets/due-status';
import { Monogram } from '../../../widgets/monogram';
import type { CoachMark } from '../notices/coach-mark';
import { Tile, Tiles } from './tiles';
import { useModuleText } from './use-module-text';
import { iconOfModule } from './way-icon';
import './module.css';

/** Maximum number of shops shown as tiles; the list of shops has all of them. */
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

/** Renders a module without an amount and without items as one row. */
export const ModuleRow = ({ module }: Pick<ModuleProps, 'module'>) => {
  const { heading, way } = useModule(module);
  const Icon = iconOfModule(module);
  const text = useModuleText(module, 'overview');
  return <Row start={<Icon small />} title={heading} detail={text} onClick={way} />;
};

/** Renders one module: its text, an amount with its due date if it has one, and its items. */
export const Module = ({ module, stale, Mark }: ModuleProps) => {
  const { t } = useTranslation(['overview', 'home']);
  const format = useFormat();
  const navigator = useService(Navigator);
  const { amount, dueTime, dueStatus, text, type } = module;
  const { heading, way, items } = useModule(module);
  const says = [amount, dueTime, text, way].some((part) => part !== undefined);
  const isZero = type === 'ZERO_PERCENT';
  const isTiled = type === 'PARTNERS' && items.every(({ item }) => item.text === undefined);
  if (!says && items.length === 0) return null;
  const shops = isTiled ? items.slice(0, way ? mostShops : undefined) : [];
  const seeAll = (
    <>
      {t(items.length > 0 ? 'seeAll' : 'see')}
      <span className="visually-hidden">: {heading}</span>
    </>
  );
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
      {shops.length > 0 && (
        <Tiles
          kind="shops"
          items={shops.map(({ item }) => item)}
          opens={shops.map(({ open }) => open)}
          pictureOf={({ category }, name) => <Monogram name={name} category={category} />}
          Mark={Mark}
        >
          {way && <Tile picture={<ShopIcon />} name={seeAll} onClick={way} />}
        </Tiles>
      )}
      {!isTiled && items.length > 0 && (
        <Rows label={heading}>
          {items.map(({ item, open }, at) => {
            const { id, product, title: name = product ?? '', text: detail } = item;
            return (
              <Fragment key={id ?? at}>
                <Row
                  title={name}
                  detail={detail}
                  start={isPartnerList(type) && <Monogram name={name} category={item.category} />}
                  onClick={open}
                />
                {Mark && product !== undefined && <Mark product={product} title={name} />}
              </Fragment>
            );
          })}
        </Rows>
      )}
      <div className="module__ways">
        {way !== undefined && shops.length === 0 && (
          <Button look="secondary" compact onClick={way}>
            {isZero ? t('zero.shops') : seeAll}
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
