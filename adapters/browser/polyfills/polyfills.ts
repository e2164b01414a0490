import 'core-js/stable/array/at';
import 'core-js/stable/array/find-last';
// Comes before structuredClone, whose polyfill transfers buffers with these. Those of pdf.js transfer by cloning, so
// the two would call each other endlessly.
import 'core-js/stable/array-buffer/transfer';
import 'core-js/stable/array-buffer/transfer-to-fixed-length';
import 'core-js/stable/object/has-own';
import 'core-js/stable/string/at';
import 'core-js/stable/structured-clone';
import 'core-js/stable/typed-array/at';
import { addBytes } from './response-bytes';
import { iterateStreams } from './stream-iterator';

iterateStreams(ReadableStream.prototype);
addBytes(Response.prototype);
