/** The tag of those that take bills, such as electricity (spec §9). */
export const billerTag = 'GOPAYLATER';

/** The address of a partner's own page, or of all with a tag. */
export const partnerPath = (idOrTag: string): string => `/partner/${encodeURIComponent(idOrTag)}`;
