import { findAreaByName, type DirectoryArea } from './area-directory';
import type { SomeHandlers } from './handler';

type Matches = {
  province?: DirectoryArea;
  city?: DirectoryArea;
  district?: DirectoryArea;
  village?: DirectoryArea;
};
const levels = ['province', 'city', 'district', 'village'] as const;

export const addressHandlers: SomeHandlers<'areasBelow' | 'matchAreas' | 'postalCode'> = {
  areasBelow: ({ params }, ctx) => [...ctx.areas.below(params.id)],

  /** Matches names from the province downwards, until a name is not found. */
  matchAreas: ({ body }, ctx) => {
    const found: Matches = {};
    let above = 'root';
    for (const level of levels) {
      const name = body[level];
      const area = name === undefined ? undefined : findAreaByName(ctx.areas.below(above), name);
      if (!area) break;
      found[level] = area;
      above = area.id;
    }
    return found;
  },

  postalCode: ({ body: { subDistrict, ...names } }, ctx) => {
    const codes = ctx.areas.postalCodes({ ...names, village: subDistrict });
    const [first] = codes;
    return { ...(first === undefined ? {} : { postalCode: first }), postalCodes: [...codes] };
  },
};
