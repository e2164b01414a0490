import { useEffect } from 'react';
import { HomeNotices } from '../../../../domain/home/home-notices';
import type { HomePage } from '../../../../domain/home/home';
import { useService } from '../../../hooks/services';
import { useLive } from '../../../hooks/use-live';
import { CoachMark } from './coach-mark';
import { NoticeSheet } from './notice-sheet';

/** Shows the notice that is due each time home was read; a coach mark is shown beside its line instead. */
const DueNotice = ({ home }: { readonly home: HomePage }) => {
  const offers = useService(HomeNotices);
  const notice = useLive(offers.notice$);
  useEffect(() => offers.offer(home), [offers, home]);
  if (!notice || notice.kind === 'coach-mark') return undefined;
  return <NoticeSheet notice={notice} limit={home.profile?.limit} />;
};

/** What home adds to its page when the server asks for it. */
export const notices = { DueNotice, Mark: CoachMark } as const;
