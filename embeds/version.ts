/** The version of the elements: the folder of the frozen script, and what the registry tells. */
export const embedsVersion = '1.1.0';
