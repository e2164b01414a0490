import type { HomeData } from '../../../../domain/home/read-home';
import { useWays } from '../../../app/use-way-to';
import { RowCard } from '../../../kit/row-card';

interface BannerProps {
  readonly banner: NonNullable<HomeData['topBanner']>;
}

export const Banner = ({ banner: { title, text, link } }: BannerProps) => {
  const [way] = useWays([link]);
  if (title === undefined && text === undefined) return null;
  return <RowCard title={title} detail={text} onClick={way} />;
};
