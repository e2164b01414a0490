import { expect, test } from 'vitest';
import { faultOf, listenForComplaints } from '../../../adapters/pdf/complaints';

/** Returns what is reported for a warning of pdf.js. */
const toldOf = (warning: string): readonly string[] => {
  const told: string[] = [];
  const stop = listenForComplaints((complaint) => told.push(complaint));
  try {
    console.warn(`Warning: ${warning}`);
  } finally {
    stop();
  }
  return told;
};

test.each([
  'TT: undefined function: 12',
  'No ICC color space support due to missing `wasmUrl` API option',
  'ICCBased color space: Ignoring incorrect /Alternate entry.',
  'Invalid PDF header version: 9',
  'Unable to read permissions.',
  'readToUnicode - ignoring ToUnicode data: "x".',
  'getTextContent - ignoring XObject: "x".',
  'Popup annotation has a missing or invalid parent annotation.',
  'Jbig2Stream: Falling back to JS JBIG2 decoder.',
  'CCITTFaxStream: Falling back to JS CCITTFax decoder.',
])('a page is whole in spite of “%s”', (warning) => {
  expect(toldOf(warning)).toEqual([]);
});

test.each([
  ['Unable to decode image "img_1": "x".', 'image'],
  ['Image dimensions are missing, or not numbers.', 'image'],
  ['decodeScan - unexpected MCU data, current marker is: ffd9', 'image'],
  ['JBig2Image#instantiateWasm: x', 'image'],
  ['Font "F1" is not available.', 'letters'],
  ['buildFontPaths - ignoring a glyph: "x".', 'letters'],
  ['Invalid cMap data: x', 'letters'],
  ['getOperatorList - ignoring XObject: "x".', 'part'],
  ['handleTilingType - ignoring pattern: "x".', 'part'],
  ['Unable to read optional content config: x', 'part'],
  // A harmless warning only counts from its beginning.
  ['Invalid stream: "TT: "', 'part'],
])('a page lacks something after “%s”: %s', (warning, fault) => {
  const told = toldOf(warning);
  expect(told).toEqual([`Warning: ${warning}`]);
  expect(faultOf(told)).toBe(fault);
});

test('without a warning a page lacks nothing, and a named fault outweighs an unnamed one', () => {
  expect(faultOf([])).toBe(undefined);
  expect(faultOf(['Warning: Unterminated string', 'Warning: No cmap table available.'])).toBe(
    'letters',
  );
});

test('the console is as before once nothing listens', () => {
  const before = Object.getOwnPropertyDescriptor(console, 'warn');
  listenForComplaints(() => {})();
  expect(Object.getOwnPropertyDescriptor(console, 'warn')).toEqual(before);
});
