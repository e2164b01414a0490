import { testFields } from '../../answers/test-fields';
import { wrongWays } from '../../answers/wrong-values';

// All nine ways are in turn tried on neighbouring fields; `npm run answers` tries each on every field.
testFields('a wrong value', (at) => wrongWays.filter((_, way) => way === at % wrongWays.length));
