import type { Container } from 'inversify';
import { startHostPage } from '../ui/host/host-page';

/** Makes the page follow its host. Lazy-loaded, since a plain browser has no host. */
export const start = (container: Container): void => startHostPage(container);
