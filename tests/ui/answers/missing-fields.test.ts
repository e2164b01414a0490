import { oneOfEachKind } from '../../answers/fields';
import { testFields } from '../../answers/test-fields';

// A wrong value is read as a missing one (tests/adapters/http/wrong-fields.test.ts); `npm run suite answers` draws all.
testFields('the lack', ['absent'], oneOfEachKind());
