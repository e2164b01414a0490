import { Wizard } from '../forms/wizard';

/** The wizard of the single product's application: the name it is asked for by. */
export class KycWizard extends Wizard {}
