import { testEveryPageIn } from '../a11y/support/every-page-in';

testEveryPageIn('en');
