export type Findings = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** Prints cases as rows and engines as columns, with the faults below. */
export const tableOf = (findings: Findings): string => {
  const engines = [...new Set([...findings.values()].flatMap((row) => [...row.keys()]))];
  const first = Math.max(4, ...[...findings.keys()].map(({ length }) => length));
  const line = (name: string, cells: readonly string[]) =>
    [name.padEnd(first), ...cells.map((cell, at) => cell.padEnd(engines[at]?.length ?? 0))].join(
      '  ',
    );
  const verdict = (faults: readonly string[] | undefined) =>
    faults === undefined ? '–' : faults.length === 0 ? 'ok' : 'WRONG';
  const rows = [...findings].map(([name, row]) =>
    line(
      name,
      engines.map((engine) => verdict(row.get(engine))),
    ),
  );
  return [line('case', engines), ...rows].join('\n');
};

/** Every fault of every case and engine, with its case and engine. */
export const faultsIn = (findings: Findings): readonly string[] =>
  [...findings].flatMap(([name, row]) =>
    [...row].flatMap(([engine, faults]) => faults.map((fault) => `${engine}, ${name}: ${fault}`)),
  );
