import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Returns whether a layer of the file is switched off, so that its text is read but not painted. */
export const hidesLayers = async (file: PDFDocumentProxy): Promise<boolean> => {
  const layers = await file.getOptionalContentConfig();
  return [...layers].some(([, layer]) => !layer.visible);
};
