import { testVariantsIn } from './support/variants-in';

// With axe, and in both languages, they are `npm run long`.
testVariantsIn('id', false);
