/** The values of a visit that the home call sends (spec §3, "Entry query parameters"). */
export type HomeQuery = Readonly<Record<'sourcePage' | 'entryPoint' | 'appVersion', string>>;

/** How the app was opened. */
export type OpenedBy = { readonly [K in keyof HomeQuery]?: HomeQuery[K] | undefined };

/** Returns the query of the home call, in a fixed order, so that the document and the app send the same request. */
export const homeQuery = ({
  sourcePage,
  entryPoint,
  appVersion,
}: OpenedBy): Partial<HomeQuery> => ({
  ...(sourcePage && { sourcePage }),
  ...(entryPoint && { entryPoint }),
  ...(appVersion && { appVersion }),
});
