import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeParts } from '../../../../domain/home/modules';
import { wayOfItem } from '../../../../domain/home/ways';
import { type RouteId, routeAt } from '../../../../domain/navigation/routes';
import { useWays } from '../../../app/use-way-to';
import { BillIcon, HistoryIcon, InfoIcon, LimitIcon } from '../../../icons/icon';
import { ChevronIcon, SettingsIcon, ShopIcon } from '../../../icons/later-icons';
import { Card } from '../../../kit/card';
import type { CoachMark } from '../notices/coach-mark';
import './shortcuts.css';

const icons: Partial<Record<RouteId, typeof BillIcon>> = {
  billList: BillIcon,
  transactions: HistoryIcon,
  homeLimit: LimitIcon,
  homeSettings: SettingsIcon,
  homePartners: ShopIcon,
  partner: ShopIcon,
  homeAboutFee: InfoIcon,
  homeBillCycle: InfoIcon,
};

const iconOf = (link = '') => icons[routeAt(link.split(/[?#]/)[0] ?? '')] ?? ChevronIcon;

type ShortcutsProps = HomeParts['shortcuts'] & {
  /** Without a card and a visible title. */
  readonly isBare?: boolean;
  readonly Mark: typeof CoachMark | undefined;
};

/** Renders the most used links, with an icon each. */
export const Shortcuts = (props: ShortcutsProps) => {
  const { t } = useTranslation('overview');
  const { items, isBare, Mark, title = t('shortcuts.title') } = props;
  const opens = useWays(items.map((item) => wayOfItem(item)));
  const list = (
    <ul className="shortcuts" aria-label={isBare ? title : undefined}>
      {items.map((item, at) => {
        const { id, product, title: name = product ?? '', link } = item;
        const Icon = iconOf(link);
        return (
          <Fragment key={id ?? at}>
            <li>
              <button
                type="button"
                className="shortcuts__way"
                disabled={!opens[at]}
                onClick={opens[at]}
              >
                <Icon />
                <bdi>{name}</bdi>
              </button>
            </li>
            {Mark && product !== undefined && <Mark product={product} title={name} />}
          </Fragment>
        );
      })}
    </ul>
  );
  return isBare ? list : <Card title={title}>{list}</Card>;
};
