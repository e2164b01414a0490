/** The properties of a connection, which some browsers lack. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Returns whether the browser asks for little data, or has a slow connection. */
export const savesDataIn = (navigator: Navigator): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
};
