import type { HomeModule } from '../../../../domain/home/read-home';
import { ownWayOf, pathOf } from '../../../../domain/home/ways';
import { type RouteId, routeAt } from '../../../../domain/navigation/routes';
import {
  BillIcon,
  HelpIcon,
  HistoryIcon,
  InfoIcon,
  LimitIcon,
  SettingsIcon,
} from '../../../icons/icon';
import { CalendarIcon, ChevronIcon, ShopIcon } from '../../../icons/later-icons';

type Icon = typeof BillIcon;

const icons: Partial<Record<RouteId, Icon>> = {
  billList: BillIcon,
  transactions: HistoryIcon,
  homeLimit: LimitIcon,
  homeSettings: SettingsIcon,
  homePartners: ShopIcon,
  partner: ShopIcon,
  homeAboutFee: InfoIcon,
  homeBillCycle: CalendarIcon,
  restructure: CalendarIcon,
  reassessment: LimitIcon,
};

/** Returns the icon of an address of the app. */
export const iconOf = (link: string | undefined): Icon =>
  icons[routeAt(pathOf(link))] ?? ChevronIcon;

/** Returns the icon of a module's row. */
export const iconOfModule = ({
  type,
  link,
}: {
  readonly type: HomeModule['type'];
  readonly link?: string | undefined;
}): Icon =>
  type === 'HELP' ? HelpIcon : (icons[routeAt(pathOf(link ?? ownWayOf(type)))] ?? InfoIcon);
