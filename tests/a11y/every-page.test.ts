import { testEveryPageIn } from './support/every-page-in';

// A form and what stands around money; axe on every page, in both languages, is `npm run long`.
testEveryPageIn('id', (persona) => persona === 'draft' || persona === 'active');
