import { useEffect } from 'react';
import { HomeNotices } from '../../../../domain/home/home-notices';
import type { HomeData } from '../../../../domain/home/read-home';
import { useService } from '../../../hooks/services';
import { useLive } from '../../../hooks/use-live';
import { CoachMark } from './coach-mark';
import { NoticeSheet } from './notice-sheet';

/** Shows the notice that is due each time home is loaded; a coach mark is shown at its row instead. */
const DueNotice = ({ home }: { readonly home: HomeData }) => {
  const offers = useService(HomeNotices);
  const notice = useLive(offers.notice$);
  useEffect(() => offers.offer(home), [offers, home]);
  if (!notice || notice.kind === 'coach-mark') return undefined;
  return <NoticeSheet notice={notice} limit={home.profile?.limit} />;
};

/** Notices of home, loaded when home has some. */
export const notices = { DueNotice, Mark: CoachMark } as const;
