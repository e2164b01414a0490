import { testFields } from './test-fields';
import { wrongWays } from './wrong-values';

testFields('every wrong value', wrongWays);
