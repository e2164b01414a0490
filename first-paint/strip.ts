/** Removes a node, and the elements that are empty without it. */
const remove = (node: ChildNode): void => {
  const { parentElement } = node;
  node.remove();
  if (parentElement && !parentElement.hasChildNodes()) remove(parentElement);
};

/** Removes the texts with one of the placeholders, and the elements that have one in an attribute. */
export const strip = (fragment: DocumentFragment, placeholders: readonly string[]): void => {
  const walker = document.createTreeWalker(
    fragment,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  for (const node of nodes) {
    const texts = node instanceof Element ? [...node.attributes] : [node];
    const isAbsent = texts.some(({ nodeValue }) =>
      placeholders.some((it) => nodeValue?.includes(it)),
    );
    if (isAbsent && fragment.contains(node)) remove(node as ChildNode);
  }
};
