import type { listColors } from '@matiz/contracts/catalogue/catalogue-facets.ts';
import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { levelName } from '@matiz/domain/catalogue/level-names.ts';
import type { ColorRow } from './colors.store.ts';
import { reflectionName } from './shade-names.ts';

/** What the filters by level and by reflection offer. */
export function toColors(rows: readonly ColorRow[]): ReplyOf<typeof listColors>['result'] {
  const shades = (asked: ColorRow['kind'], nameOf: (value: string) => string) =>
    rows
      .filter(({ kind }) => kind === asked)
      .map(({ value, color }) => ({ value, name: nameOf(value), color }));
  return {
    levels: shades('level', (value) => levelName(Number(value))),
    reflections: shades('reflection', reflectionName),
  };
}
