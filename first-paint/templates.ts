/** The text of each placeholder; a placeholder without a text is removed. */
export type Texts = ReadonlyMap<string, string | undefined>;

/** Returns a template of the document. Throws if the document lacks it. */
export const templateOf = (name: string): HTMLTemplateElement => {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-figures="${name}"]`);
  if (!template) throw new Error(name);
  return template;
};

export const copyOf = (name: string): DocumentFragment =>
  document.importNode(templateOf(name).content, true);

/** Removes a node, and the elements that are empty without it. */
const remove = (node: ChildNode): void => {
  const { parentElement } = node;
  node.remove();
  if (parentElement && !parentElement.hasChildNodes()) remove(parentElement);
};

/** Replaces every placeholder in the texts and attributes of a fragment, or removes the element that contains it. */
export const fill = (fragment: DocumentFragment, texts: Texts): void => {
  const placeholders = new RegExp([...texts.keys()].join('|').replaceAll('.', '\\.'), 'g');
  const isAbsent = (text: string) =>
    text.match(placeholders)?.some((found) => texts.get(found) === undefined);
  const replaced = (text: string) =>
    text.replace(placeholders, (found) => texts.get(found) ?? found);
  const walker = document.createTreeWalker(
    fragment,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  for (const node of nodes) {
    if (!fragment.contains(node)) continue;
    const parts = node instanceof Element ? [...node.attributes] : [node];
    if (parts.some(({ nodeValue }) => isAbsent(nodeValue ?? ''))) remove(node as ChildNode);
    else for (const part of parts) part.nodeValue = replaced(part.nodeValue ?? '');
  }
};
