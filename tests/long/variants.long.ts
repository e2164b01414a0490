import { testVariantsIn } from '../a11y/support/variants-in';

testVariantsIn('en');
