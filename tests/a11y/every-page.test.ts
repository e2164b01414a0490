import { testEveryPageIn } from './support/every-page-in';

testEveryPageIn('id');
