import type { PageFault } from '../../domain/restructure/pdf-engine';

/** Called with the reason why a page is incomplete. */
export type Tell = (complaint: string) => void;

/**
 * Warnings of pdf.js about pages that are nevertheless painted completely: hints of fonts, colour profiles (the colours
 * are approximate), things outside of the pages, and text for copying.
 */
const harmless = [
  'TT: ',
  'Setting up fake worker',
  'Indexing all PDF objects',
  'No (?:CMYK )?ICC',
  'ICCBased color space',
  'CMYK fallback',
  'stringToPDFString',
  'Bad value, for',
  'Ignoring non-standard key in ViewerPreferences',
  'Invalid PDF (?:header|catalog) version',
  'Unable to read (?:document outline|page labels|permissions|mark info)',
  'Unable read to structTreeRoot',
  'StructTree|getStructTree|Search depth limit',
  'parseDestDictionary|Invalid outline item|_getPageIndex|Invalid absolute docBaseUrl',
  '(?:Embedded|Non-embedded|Related) file specification',
  'Push buttons without action',
  'Unknown field name|Invalid field flags|#collectFieldObjects|Popup annotation',
  'readToUnicode|getTextContent|Bidi: ',
  'Unknown/unsupported post table',
  'Cannot find the font for',
  // Without WebAssembly, pdf.js decodes faxes and JBIG2 with scripts and warns each time. A failure has its own
  // warning.
  '(?:Jbig2|CCITTFax)Stream: Falling back to JS',
];
const isHarmless = new RegExp(`^Warning: (?:${harmless.join('|')})`);

/**
 * Calls `tell` for every warning of pdf.js, until the returned function is called. Only a warning shows that pdf.js
 * skipped content that it cannot paint.
 */
export const listenForComplaints = (tell: Tell): (() => void) => {
  const before = Object.getOwnPropertyDescriptor(console, 'warn');
  const warn = (warning: unknown): void => {
    const text = String(warning);
    if (!isHarmless.test(text)) tell(text);
  };
  Object.assign(console, { warn });
  return () => {
    if (before) Object.defineProperty(console, 'warn', before);
  };
};

const kinds: readonly (readonly [PageFault, RegExp])[] = [
  ['image', /image|Jpx|JBig2|JPEG|MCU/i],
  ['letters', /font|glyph|cmap|letter|character/i],
];

/** Returns the kind of content that a page lacks, by the complaints about its file. */
export const faultOf = (complaints: readonly string[]): PageFault | undefined => {
  if (complaints.length === 0) return undefined;
  const found = kinds.find(([, pattern]) => complaints.some((it) => pattern.test(it)));
  return found?.[0] ?? 'part';
};
