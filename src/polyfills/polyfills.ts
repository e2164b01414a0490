import 'core-js/stable/array/at';
import 'core-js/stable/array/find-last';
// Before structured cloning, which moves buffers by these; pdf.js would bring ones that move them by cloning, for ever.
import 'core-js/stable/array-buffer/transfer';
import 'core-js/stable/array-buffer/transfer-to-fixed-length';
import 'core-js/stable/object/has-own';
import 'core-js/stable/string/at';
import 'core-js/stable/structured-clone';
import 'core-js/stable/typed-array/at';
import { iterateStreams } from './stream-iterator';

iterateStreams(ReadableStream.prototype);

// Started as a worker, it goes on with the script that it was named after.
if (typeof document === 'undefined') void import(/* @vite-ignore */ self.name);
