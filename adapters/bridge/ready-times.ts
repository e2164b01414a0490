import { second } from '../../domain/kernel/instant';

/** How often the page is searched for the host's object, and for how long, in milliseconds (spec §9). */
export const [step, longest] = [300, 3 * second];
