import type { ReactNode } from 'react';
import type { Live } from '../../domain/kernel/live';
import { type Services, ServicesContext } from '../hooks/services';
import { useLive } from '../hooks/use-live';

interface SessionBoundaryProps {
  readonly services$: Live<Services>;
  readonly children: ReactNode;
}

/** Provides the services of the current session to the pages. */
export const SessionBoundary = ({ services$, children }: SessionBoundaryProps) => (
  <ServicesContext value={useLive(services$)}>{children}</ServicesContext>
);
