import type { Container } from 'inversify';
import { startHostPage } from '../ui/host/host-page';

/** Code of its own: a plain browser has no host around its page. */
export const start = (container: Container): void => startHostPage(container);
