import { testVariantsIn } from './support/variants-in';

testVariantsIn('id');
