import { testEveryPageIn } from '../a11y/support/every-page-in';

for (const lang of ['id', 'en'] as const) testEveryPageIn(lang, () => true);
