import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';
import type { Gpp } from './products';

/** The values of the visit that the start page reads and stores (spec §2, §4). */
export class Start {
  constructor(private readonly storage: Storage) {}

  /** Stores which start page was shown, for events. */
  show(variant: 'newcomer' | 'visitor'): void {
    this.storage.write(STORED.startVariant, variant);
  }

  /** Returns where an application begins: combined when the loan is offered, and always in pay-later-plus. */
  next(gpp: Gpp | undefined): 'kyc' | 'combined' {
    return gpp?.eligible || this.storage.read(STORED.plus) !== undefined ? 'combined' : 'kyc';
  }
}
