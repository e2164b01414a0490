import type { Page } from '@playwright/test';

/** A heap snapshot of DevTools; `nodes` and `edges` are rows of numbers, with the fields that `meta` names. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly (readonly string[])[];
      readonly edge_fields: readonly string[];
      readonly edge_types: readonly (readonly string[])[];
    };
  };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

/**
 * Returns the texts of a snapshot. It leaves numbers and object ids out: among the thousands in a page, any six digits
 * may occur.
 */
const textsOf = ({ snapshot: { meta }, nodes, edges, strings }: Snapshot): readonly string[] => {
  const [nodeSize, edgeSize] = [meta.node_fields.length, meta.edge_fields.length];
  const edgeCount = meta.node_fields.indexOf('edge_count');
  const number = meta.node_types[0]?.indexOf('number');
  const isIndexed = meta.edge_types[0]?.map((type) => type === 'element' || type === 'hidden');
  const [values, names] = [new Set<number>(), new Set<number>()];
  let edge = 0;
  for (let node = 0; node < nodes.length; node += nodeSize)
    for (let left = nodes[node + edgeCount] ?? 0; left > 0; left -= 1) {
      const [type = 0, name = 0, to = 0] = edges.slice(edge, edge + edgeSize);
      if (nodes[node] === number) values.add(to);
      if (isIndexed?.[type] === false) names.add(name);
      edge += edgeSize;
    }
  for (let node = 0; node < nodes.length; node += nodeSize)
    if (!values.has(node)) names.add(nodes[node + 1] ?? 0);
  return [...names].map((name) => (strings[name] ?? '').replace(/@\d+$/, ''));
};

/** Returns every text in the memory of a page, one a line, after a garbage collection. */
export const textsInMemory = async (page: Page): Promise<string> => {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk));
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  return textsOf(JSON.parse(chunks.join('')) as Snapshot).join('\n');
};
