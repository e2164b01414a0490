import { useEffect } from 'react';
import { HomeNotices as Told } from '../../../../domain/home/home-notices';
import type { HomePage } from '../../../../domain/home/home';
import { useService } from '../../../hooks/services';
import { useLive } from '../../../hooks/use-live';
import { CoachMark } from './coach-mark';
import { NoticeSheet } from './notice-sheet';

/** Offers the notice that is due each time home was read, and shows it unless it stands beside its line. */
const Notices = ({ home }: { readonly home: HomePage }) => {
  const told = useService(Told);
  const notice = useLive(told.notice$);
  useEffect(() => told.offer(home), [told, home]);
  if (!notice || notice.kind === 'coach-mark') return undefined;
  return <NoticeSheet notice={notice} limit={home.profile?.limit} />;
};

/** What home adds to its page when the server asks for it. */
export const homeExtras = { Notices, Mark: CoachMark } as const;
