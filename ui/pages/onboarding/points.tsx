import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Row, Rows } from '../../kit/rows';
import type { PlaceOf } from '../../messages/messages';

/** Where the title and the detail of a point are. */
export type Point = PlaceOf<'detail', ParseKeys<'form'>>;

interface PointsProps {
  readonly points: readonly Point[];
}

/** A few things worth knowing, one after the other. */
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
