import { testVariantsIn } from '../a11y/support/variants-in';

for (const lang of ['id', 'en'] as const) testVariantsIn(lang, true);
