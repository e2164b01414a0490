import { arrived } from '../../../domain/kernel/arrived';
import { useLatePart } from './use-late-part';

const load = () => import('../overview/overview').then((it) => arrived(it.overview));

/** What is below the limit on home; it is on its way while home is read. */
export const useOverview = () => useLatePart('overview', load, true);
