import type { ComponentProps } from 'react';
import { Card } from './card';
import { Row, Rows } from './rows';

type RowCardProps = Pick<ComponentProps<typeof Row>, 'title' | 'detail' | 'onClick'>;

/** Renders a card that says one thing and leads to one page: a row, pressed as a whole. */
export const RowCard = (row: RowCardProps) => (
  <Card>
    <Rows>
      <Row {...row} />
    </Rows>
  </Card>
);
