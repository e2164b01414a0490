import { Wizard } from '../forms/wizard';

/** The wizard of the combined application: the name it is asked for by. */
export class CombinedWizard extends Wizard {}
