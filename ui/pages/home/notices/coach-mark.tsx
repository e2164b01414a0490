import { useTranslation } from 'react-i18next';
import { HomeNotices } from '../../../../domain/home/home-notices';
import { useService } from '../../../hooks/services';
import { useLive } from '../../../hooks/use-live';
import { Button } from '../../../kit/button';
import './coach-mark.css';

interface CoachMarkProps {
  readonly product: string;
  /** Title of the row. */
  readonly title: string;
}

/** Renders a callout under a product's row, the first time that the row is on home. */
export const CoachMark = ({ product, title }: CoachMarkProps) => {
  const { t } = useTranslation('notices');
  const notices = useService(HomeNotices);
  const notice = useLive(notices.notice$);
  if (notice?.kind !== 'coach-mark' || notice.product !== product) return undefined;
  return (
    <li className="coach-mark">
      <div className="coach-mark__panel" role="status">
        <p className="coach-mark__text">{t('coachMark', { title })}</p>
        <Button compact look="quiet" onClick={() => notices.close()}>
          {t('understood')}
        </Button>
      </div>
    </li>
  );
};
