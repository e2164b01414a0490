import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import { MemoryTracking } from '../../../adapters/memory/memory-tracking';
import { SessionStorage } from '../../../adapters/session/session-storage';
import type { Answers, Draft, Extras } from '../../../domain/forms/answers';
import type { FormDefinition } from '../../../domain/forms/form';
import type { DraftSource } from '../../../domain/forms/draft-source';
import { Unsaved } from '../../../domain/forms/unsaved';
import { Wizard } from '../../../domain/forms/wizard';
import { second } from '../../../domain/kernel/instant';
import { kycForm } from '../../../domain/kyc/form';
import { STORED } from '../../../domain/storage/stored';
import { HeldDrafts, type Settling } from './held-drafts';
import { settled } from './held-http';

/** A draft with every field answered correctly. */
export const complete: Answers = {
  'personalInfo.email': 'siti@contoh.com',
  'personalInfo.gender': 'FEMALE',
  'personalInfo.motherMaidenName': 'Aminah',
  'personalInfo.manuallyEducation': 'BACHELOR',
  'personalInfo.maritalStatus': 'SINGLE',
  'workInfo.jobIndustry': 'FINANCE',
  'workInfo.occupation': 'ENTREPRENEUR',
  'workInfo.jobPosition': 'STAFF',
  'workInfo.companyName': 'PT Maju Jaya',
  'workInfo.workSince': 'ONE_TO_TWO_YEARS',
  'workInfo.monthlyIncome': '7500000',
  'workInfo.incomeSource': 'SALARY',
  'residentialInfo.province': 'Jawa Barat',
  'residentialInfo.city': 'Kota Bandung',
  'residentialInfo.district': 'Sukajadi',
  'residentialInfo.village': 'Pasteur',
  'residentialInfo.zipCode': '40161',
  'residentialInfo.address': 'Jalan Merdeka No. 12 RT 03/RW 05',
  'emergencyInfo.name': 'Budi Santoso',
  'emergencyInfo.relation': 'BROTHER_SISTER',
  'emergencyInfo.phone': '081234567890',
};

export const aDraft = (
  answers: Answers = complete,
  extras: Extras = { onekycSubmissionUuid: 'u-1' },
): Draft => ({
  answers,
  extras,
});

/** Wraps the draft source of a page; after the page is closed, it sends nothing. */
const askedBy = (page: AbortSignal, drafts: DraftSource): DraftSource => ({
  load: () => (page.aborted ? new Promise(() => {}) : drafts.load()),
  save: (changes, ends) => (page.aborted ? new Promise(() => {}) : drafts.save(changes, ends)),
});

/** One browser tab and one server, and the pages that open and close in the tab. */
export class Tab {
  readonly clock = new MemoryClock();
  readonly storage = new MemoryStorage();
  readonly tracking = new MemoryTracking();
  readonly drafts: HeldDrafts;
  person = 'id:1';
  private page = new AbortController();

  constructor(draft: Draft = aDraft()) {
    this.drafts = new HeldDrafts(draft);
  }

  /** Closes the page: its requests may still arrive, but it sends and stores nothing more. */
  close(): void {
    this.page.abort();
  }

  /**
   * Opens the form as a page load does, after closing the previous page; its draft is loaded. `meanwhile` runs after
   * that load, and before a second one, if there is one.
   */
  async open(form: FormDefinition = kycForm, meanwhile: () => void = () => {}): Promise<Wizard> {
    this.close();
    this.page = new AbortController();
    const storage = new SessionStorage(this.storage, this.page.signal);
    const unsaved = new Unsaved(storage, this.clock, () => Promise.resolve(this.person));
    const source = askedBy(this.page.signal, this.drafts);
    const wizard = new Wizard(form, source, this.clock, unsaved, this.tracking);
    const loading = wizard.load();
    await settled();
    meanwhile();
    await this.clock.advance(second);
    await loading;
    return wizard;
  }

  /** Returns the result of work that saves, after the server has ended that save. */
  async ending<T>(work: Promise<T>, how?: Settling): Promise<T> {
    await settled();
    this.drafts.settle(how);
    await settled();
    return work;
  }

  /** The stored text of the unsaved answers. */
  get kept(): string | undefined {
    return this.storage.textOf(STORED.unsavedAnswers);
  }
}
