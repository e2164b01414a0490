import { bare, newElement, newText } from '../core/safely';

/**
 * What a view may return: text, an element, a list of them, or nothing. `render` draws it into a node. The next time it
 * changes only the differences, so that focus is kept. Views have no state of their own; only the props of the last
 * drawing are remembered.
 */
export type Drawn = string | number | boolean | null | undefined | Described | readonly Drawn[];

type Props = Readonly<Record<string, unknown>> & { readonly children?: Drawn };
type Kind = string | ((props: Props) => Drawn);

/** One JSX element: a tag or a component, with its props. */
export interface Described {
  readonly kind: Kind;
  readonly props: Props;
}

interface Tag extends Described {
  readonly kind: string;
}

const svg = 'http://www.w3.org/2000/svg';
const lastProps = new WeakMap<Element, Props>();

const isList: (drawn: Described | readonly Drawn[]) => drawn is readonly Drawn[] = Array.isArray;

/** Calls the components until only tags and texts remain. */
const piecesOf = (drawn: Drawn): readonly (Tag | string)[] => {
  if (drawn === null || drawn === undefined || typeof drawn === 'boolean') return [];
  if (typeof drawn === 'string' || typeof drawn === 'number') return [String(drawn)];
  if (isList(drawn)) return drawn.flatMap(piecesOf);
  const { kind, props } = drawn;
  return typeof kind === 'string' ? [bare({ kind, props })] : piecesOf(kind(props));
};

const set = (element: Element, name: string, value: unknown): void => {
  const attribute = name === 'className' ? 'class' : name;
  if (/^on[A-Z]/.test(name)) Reflect.set(element, name.toLowerCase(), value ?? null);
  // A policy without inline styles forbids the attribute, and allows the property.
  else if (name === 'style') Object.assign((element as HTMLElement).style, value);
  else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    element.setAttribute(attribute, `${value}`);
  else element.removeAttribute(attribute);
};

const dress = (element: Element, props: Props): void => {
  const before: Props = lastProps.get(element) ?? bare({});
  for (const name of new Set([...Object.keys(before), ...Object.keys(props)]))
    if (name !== 'children' && before[name] !== props[name]) set(element, name, props[name]);
  lastProps.set(element, props);
};

const made = (piece: Tag | string, parent: Element | ShadowRoot): Node => {
  if (typeof piece === 'string') return newText(piece);
  const isSvg = piece.kind === 'svg' || ('namespaceURI' in parent && parent.namespaceURI === svg);
  return newElement(isSvg ? svg : 'http://www.w3.org/1999/xhtml', piece.kind);
};

const nameOf = (piece: Tag | string): string => (typeof piece === 'string' ? '#text' : piece.kind);

export const render = (drawn: Drawn, parent: Element | ShadowRoot): void => {
  const pieces = piecesOf(drawn);
  pieces.forEach((piece, at) => {
    const there = parent.childNodes.item(at);
    // A node with another class is replaced, not changed: otherwise a skeleton's node would visibly move into its place
    // in the card.
    const fits =
      there?.nodeName.toLowerCase() === nameOf(piece).toLowerCase() &&
      (typeof piece === 'string' ||
        lastProps.get(there as Element)?.['className'] === piece.props['className']);
    const node = there && fits ? there : made(piece, parent);
    if (!there) parent.append(node);
    else if (node !== there) there.replaceWith(node);
    if (typeof piece === 'string') {
      if (node.textContent !== piece) node.textContent = piece;
      return;
    }
    dress(node as Element, piece.props);
    render(piece.props.children, node as Element);
  });
  while (parent.childNodes.length > pieces.length) parent.lastChild?.remove();
};
