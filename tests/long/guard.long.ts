import { otherWalkers, testWalksOf } from '../e2e/support/guard-walk';

testWalksOf(otherWalkers);
