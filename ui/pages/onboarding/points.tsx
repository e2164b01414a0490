import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Row, Rows } from '../../kit/rows';
import type { PlaceOf } from '../../messages/messages';

/** Key prefix of a point's title and detail. */
export type Point = PlaceOf<'detail', ParseKeys<'form'>>;

interface PointsProps {
  readonly points: readonly Point[];
}

export const Points = ({ points }: PointsProps) => {
  const { t } = useTranslation('form');
  return (
    <Rows>
      {points.map((point) => (
        <Row key={point} title={t(`${point}.title`)} detail={t(`${point}.detail`)} />
      ))}
    </Rows>
  );
};
