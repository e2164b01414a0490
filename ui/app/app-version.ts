/** This client's version (spec §9). */
export const appVersion = '1.9.1';
