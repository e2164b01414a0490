/** The version of the elements, in the folder name of the frozen script and in the registry. */
export const embedsVersion = '1.4.0';
