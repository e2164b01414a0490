import type { ReactNode } from 'react';
import { Page } from './page';

interface ResultViewProps {
  readonly route: string;
  readonly picture: ReactNode;
  readonly title: string;
  readonly header?: ReactNode;
  /** One or two sentences; text becomes a paragraph. Cards and notices may follow. */
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** The page that says how something ended: picture, title, sentence, button. */
export const ResultView = ({ children, ...page }: ResultViewProps) => (
  <Page {...page}>{typeof children === 'string' ? <p>{children}</p> : children}</Page>
);
