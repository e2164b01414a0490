import { bare, newElement, newText } from '../core/safely';

const ofElements = bare({
  createElementNS: (namespace: string, tag: string) => drawn(newElement(namespace, tag)),
  createTextNode: newText,
});

/**
 * Marks a node in which Preact may draw. Preact makes nodes with the document of their parent, whose methods the names
 * in the page's markup can hide (`<img name="createElementNS">`).
 */
export const drawn = <T extends Node>(node: T): T =>
  Object.defineProperty(node, 'ownerDocument', bare({ value: ofElements }));
