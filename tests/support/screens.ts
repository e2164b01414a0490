import type { ComponentType } from 'react';
import type { RouteId } from '../../domain/navigation/routes';
import type { AreaCode } from '../../src/areas';

const files = import.meta.glob<Readonly<Record<string, AreaCode<never>>>>('../../src/areas/*.ts', {
  eager: true,
});

/** The page of every route. */
export const screens = Object.assign(
  {},
  ...Object.values(files)
    .flatMap((it) => Object.values(it))
    .map((area) => area.screens),
) as Readonly<Record<RouteId, ComponentType>>;
