/** The values of a visit that home is asked with (spec §3, "Entry query parameters"). */
export type HomeQuery = Readonly<Record<'sourcePage' | 'entryPoint' | 'appVersion', string>>;

/** The query of the home call: what is known of the visit, in one order, so that the document and the app ask the same. */
export const homeQuery = ({
  sourcePage,
  entryPoint,
  appVersion,
}: { readonly [K in keyof HomeQuery]: HomeQuery[K] | undefined }): Partial<HomeQuery> => ({
  ...(sourcePage && { sourcePage }),
  ...(entryPoint && { entryPoint }),
  ...(appVersion && { appVersion }),
});
