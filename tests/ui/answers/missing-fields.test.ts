import { oneOfEachKind } from '../../answers/fields';
import { testFields } from '../../answers/test-fields';

// The client reads a wrong value as a missing one (tests/adapters/http/wrong-fields.test.ts); `npm run suite answers`
// draws every wrong value.
testFields('the lack', ['absent'], oneOfEachKind());
