import { Card } from './card';
import { Row, Rows } from './rows';

interface RowCardProps {
  /** If it is missing or empty, the detail replaces it. */
  readonly title: string | undefined;
  readonly detail?: string | undefined;
  readonly onClick: (() => void) | undefined;
}

/** Renders a card with a single row. The whole row is the button. */
export const RowCard = ({ title, detail, onClick }: RowCardProps) => (
  <Card>
    <Rows>
      {title ? (
        <Row title={title} detail={detail} onClick={onClick} />
      ) : (
        <Row title={detail} onClick={onClick} />
      )}
    </Rows>
  </Card>
);
