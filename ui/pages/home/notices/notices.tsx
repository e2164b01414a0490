import { useEffect } from 'react';
import { HomeNotices } from '../../../../domain/home/home-notices';
import { withoutPlaces } from '../../../../domain/home/modules';
import type { HomeData } from '../../../../domain/home/read-home';
import { usePlacesBar } from '../../../app/places-bar';
import { useService } from '../../../hooks/services';
import { useLive } from '../../../hooks/use-live';
import { CoachMark } from './coach-mark';
import { NoticeSheet } from './notice-sheet';

/**
 * Shows the notice that is due each time home is loaded; a coach mark is shown at its row instead, and not for what the
 * bar of places shows.
 */
const DueNotice = ({ home }: { readonly home: HomeData }) => {
  const offers = useService(HomeNotices);
  const notice = useLive(offers.notice$);
  const placesShown = usePlacesBar();
  useEffect(
    () => offers.offer(placesShown ? withoutPlaces(home) : home),
    [offers, home, placesShown],
  );
  if (!notice || notice.kind === 'coach-mark') return undefined;
  return <NoticeSheet notice={notice} limit={home.profile?.limit} />;
};

/** Notices of home, loaded when home has some. */
export const notices = { DueNotice, Mark: CoachMark } as const;
