import { useTranslation } from 'react-i18next';
import { Row, Rows } from '../../kit/rows';

interface PointsProps {
  /** Where the words stand, such as `base.needs`; each has a title and a detail. */
  readonly of: string;
  readonly ids: readonly string[];
}

/** A few things worth knowing, one after the other. */
export const Points = ({ of, ids }: PointsProps) => {
  const { t } = useTranslation('form');
  return (
    <Rows>
      {ids.map((id) => (
        <Row key={id} title={t(`${of}.${id}.title`)} detail={t(`${of}.${id}.detail`)} />
      ))}
    </Rows>
  );
};
