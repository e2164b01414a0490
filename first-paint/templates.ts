/** Returns a template of the document. Throws if the document lacks it. */
export const templateOf = (name: string): HTMLTemplateElement => {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-figures="${name}"]`);
  if (!template) throw new Error(name);
  return template;
};

export const copyOf = (name: string): DocumentFragment =>
  document.importNode(templateOf(name).content, true);

/** Replaces every placeholder in the texts and attributes of a fragment. */
export const fill = (fragment: DocumentFragment, texts: ReadonlyMap<string, string>): void => {
  const placeholders = new RegExp([...texts.keys()].join('|').replaceAll('.', '\\.'), 'g');
  const replaced = (text: string) =>
    text.replace(placeholders, (found) => texts.get(found) ?? found);
  const nodes = document.createTreeWalker(fragment, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes;
    if (node instanceof Element)
      for (const attribute of node.attributes) attribute.value = replaced(attribute.value);
    else node.nodeValue = replaced(node.nodeValue ?? '');
  }
};
