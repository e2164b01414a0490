import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlace, placeOf, places, type PlaceId, ROUTES } from '../../domain/navigation/routes';
import type { RouteId } from '../../domain/navigation/routes';
import { HOSTS } from '../../domain/host/host';
import { HostContext } from '../../domain/host/host-context';
import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';
import { largeScreen, useMedia } from '../hooks/use-media';
import { BillIcon, HistoryIcon, HomeIcon, LimitIcon } from '../icons/icon';
import { Wordmark } from '../illustrations/wordmark';
import { classes } from '../kit/classes';
import { useBarHeight } from '../kit/use-bar-height';
import { InAppLink } from './in-app-link';
import { useHasHome } from './use-has-home';
import './places-bar.css';

const icons: Readonly<Record<PlaceId, typeof HomeIcon>> = {
  home: HomeIcon,
  billList: BillIcon,
  transactions: HistoryIcon,
  homeLimit: LimitIcon,
};

/** Milliseconds after which a press without a click ends. */
const clickAfter = 300;

/** Returns whether the page draws the bar of places; a super-app has a bar itself (decision 42). */
export const usePlacesBar = (): boolean => HOSTS[useLive(useService(HostContext).host$)].placesBar;

/** Returns the place that the bar marks; none if a page has no bar. A rail, on a large screen, stays on more pages. */
export const usePlace = (here: RouteId): PlaceId | undefined => {
  const hasHome = useHasHome(here);
  const place = placeOf(here) ?? (hasHome && here === 'terms' ? 'home' : undefined);
  const isShown = usePlacesBar();
  const isRail = useMedia(largeScreen);
  return isShown && (isRail || isPlace(here)) ? place : undefined;
};

/** Returns whether the header of a page has a back button: a place has none beside its bar, and home never has one. */
export const useHasBack = (id: RouteId): boolean => {
  const isInBar = usePlacesBar() && isPlace(id);
  return id !== 'home' && !isInBar;
};

/** Renders the links to the app's places. It stays mounted when one place follows another. */
export const PlacesBar = ({ place }: { readonly place: PlaceId }) => {
  const { t } = useTranslation();
  const bar = useRef<HTMLElement>(null);
  // Marked before its page is rendered, which takes a moment on a slow phone.
  const [pressed, setPressed] = useState<PlaceId>();
  useBarHeight(bar, '--places-height');
  return (
    <nav className="places" aria-label={t('places.label')} ref={bar}>
      <Wordmark name={t('product')} />
      <ul className="places__list">
        {places.map((id) => {
          const Icon = icons[id];
          return (
            <li key={id}>
              <InAppLink
                className={classes(
                  'places__link',
                  id === (pressed ?? place) && 'places__link--marked',
                )}
                to={ROUTES[id].path}
                current={id === place}
                onPress={() => {
                  setPressed(undefined);
                  if (id === place) window.scrollTo(0, 0);
                }}
                onPointerDown={() => setPressed(id)}
                // A finger leaves before its click.
                onPointerEnd={() => setTimeout(setPressed, clickAfter, undefined)}
              >
                <Icon />
                <span>{t(`places.${id}`)}</span>
              </InAppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
