import { testDrift } from './support/drift';

testDrift(0);
