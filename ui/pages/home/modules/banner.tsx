import type { HomeData } from '../../../../domain/home/read-home';
import { useWays } from '../../../app/use-way-to';
import { Row } from '../../../kit/rows';
import { iconOfModule } from './way-icon';

interface BannerProps {
  readonly banner: NonNullable<HomeData['topBanner']>;
}

export const Banner = ({ banner: { title, text, link } }: BannerProps) => {
  const [way] = useWays([link]);
  const Icon = iconOfModule({ type: 'UNKNOWN', link });
  return (
    <Row
      start={<Icon small />}
      title={title || text}
      detail={title ? text : undefined}
      onClick={way}
    />
  );
};
