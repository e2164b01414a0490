import { oneOfEachKind } from '../../faults/answers/fields';
import { testFields } from '../../faults/answers/test-fields';

// The client reads a wrong value as a missing one (tests/adapters/http/wrong-fields.test.ts); `npm run suite faults -- answers`
// draws every wrong value.
testFields('the lack', ['absent'], oneOfEachKind());
