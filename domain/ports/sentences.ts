/** Every sentence that a report may contain. A new report adds its sentence here. */
export const sentences = [
  'error in app init',
  'call not made',
  'call refused',
  'answer off the contract',
  'answer spelled otherwise',
  'answer dropped',
  'unreadable answer',
  'storage is not available',
  'page not loaded',
  'page not rendered',
  'frame not rendered',
  'overlay not rendered',
  'identity script did not load',
  'consent script did not load',
  'link dropped',
  'entry parameter dropped',
  'uncaught error',
  'unhandled rejection',
] as const;

export type Sentence = (typeof sentences)[number];
