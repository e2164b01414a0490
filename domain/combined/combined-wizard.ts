import { Wizard } from '../forms/wizard';

/** The wizard of the combined application; a class, since services are found by their class. */
export class CombinedWizard extends Wizard {}
