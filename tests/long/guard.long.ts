import { plainWalkers, testWalksOf } from '../e2e/support/guard-walk';

testWalksOf(plainWalkers);
