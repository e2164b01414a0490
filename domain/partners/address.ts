/** The tag of partners that accept bill payments, such as electricity (spec §9). */
export const billerTag = 'GOPAYLATER';

/** Returns the address of a partner's page, or of the page of all partners with a tag. */
export const partnerPath = (idOrTag: string): string => `/partner/${encodeURIComponent(idOrTag)}`;
