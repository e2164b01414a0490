interface ImportMap {
  readonly integrity?: Readonly<Record<string, string>>;
}

/** Returns the hash of a file of the build, from the document's import map; empty if it has none. */
export const integrityOf = (address: string, page: Document = document): string => {
  const map = page.querySelector('script[type="importmap"]')?.textContent ?? '{}';
  const { integrity = {} } = JSON.parse(map) as ImportMap;
  return integrity[address] ?? '';
};
