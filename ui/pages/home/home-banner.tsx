import { useTranslation } from 'react-i18next';
import type { HomePage } from '../../../domain/home/home';
import { useFollow } from '../../app/use-follow';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';

interface HomeBannerProps {
  readonly banner: NonNullable<HomePage['topBanner']>;
}

/** What the lender wants to say first. */
export const HomeBanner = ({ banner: { title, text, link } }: HomeBannerProps) => {
  const { t } = useTranslation('home');
  const follow = useFollow();
  return (
    <Card title={title}>
      {text !== undefined && <p>{text}</p>}
      {link !== undefined && (
        <Button look="secondary" compact onClick={() => follow(link)}>
          {t('see')}
          {title !== undefined && <span className="visually-hidden">: {title}</span>}
        </Button>
      )}
    </Card>
  );
};
