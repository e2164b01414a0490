/** `id` is the official code, such as `31.71.01`. */
export interface DirectoryArea {
  readonly id: string;
  readonly name: string;
}

/** Names of one address, from province to village. */
export interface AddressNames {
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly village: string;
}

/** The lender's data about Indonesia. The sandbox has all of it, tests a small part. */
export interface AreaDirectory {
  /** Returns the areas directly below an id, ordered by code; `root` lists the provinces. */
  below(id: string): readonly DirectoryArea[];
  /** Returns the postal codes of a village; empty when none are known. */
  postalCodes(names: AddressNames): readonly string[];
}

const kinds =
  /^(?:PROVINSI|DKI|DAERAH ISTIMEWA|KABUPATEN|KAB\.?|KOTA ADMINISTRASI|KOTA ADM\.?|KOTA|KECAMATAN|KELURAHAN|DESA) /;

/** Returns a name in a form that can be compared: upper case, single spaces, dots and dashes as spaces. */
export const comparableName = (name: string): string =>
  name
    .toUpperCase()
    .replace(/[\s.,-]+/g, ' ')
    .trim();

const nameWithoutKind = (name: string): string => comparableName(name).replace(kinds, '');

/**
 * Finds the area of a list for a name on an identity card: the same name, or else the only one that differs just in the
 * word for its kind (`JAKARTA PUSAT` for `KOTA ADMINISTRASI JAKARTA PUSAT`).
 */
export const findAreaByName = (
  areas: readonly DirectoryArea[],
  name: string,
): DirectoryArea | undefined => {
  const exact = areas.find((area) => comparableName(area.name) === comparableName(name));
  if (exact) return exact;
  const similar = areas.filter((area) => nameWithoutKind(area.name) === nameWithoutKind(name));
  return similar.length === 1 ? similar[0] : undefined;
};
