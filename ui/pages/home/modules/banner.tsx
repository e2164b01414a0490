import { useTranslation } from 'react-i18next';
import type { HomeData } from '../../../../domain/home/home';
import { useWays } from '../../../app/use-way-to';
import { Button } from '../../../kit/button';
import { Card } from '../../../kit/card';

interface BannerProps {
  readonly banner: NonNullable<HomeData['topBanner']>;
}

export const Banner = ({ banner: { title, text, link } }: BannerProps) => {
  const { t } = useTranslation('overview');
  const [way] = useWays([link]);
  if (title === undefined && text === undefined) return null;
  return (
    <Card title={title}>
      {text !== undefined && <p>{text}</p>}
      {way !== undefined && (
        <Button look="secondary" compact onClick={way}>
          {t('see')}
          {title !== undefined && <span className="visually-hidden">: {title}</span>}
        </Button>
      )}
    </Card>
  );
};
