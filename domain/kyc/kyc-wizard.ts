import { Wizard } from '../forms/wizard';

/** The wizard of the single product's application. A separate class, because services are found by their class. */
export class KycWizard extends Wizard {}
