import type { ReactNode } from 'react';
import './columns.css';

interface ColumnsProps {
  readonly children: ReactNode;
}

/** Renders its columns beside each other on a large screen, and else below each other. The page is a wide one. */
export const Columns = ({ children }: ColumnsProps) => <div className="columns">{children}</div>;

export const Column = ({ children }: ColumnsProps) => (
  <div className="columns__column">{children}</div>
);
