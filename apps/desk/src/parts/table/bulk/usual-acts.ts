import { bulkVerbs } from '#copy/table/bulk.ts';
import type { BulkAct } from './bulk-acts.tsx';

export const removeAct: BulkAct = { verb: bulkVerbs.remove, act: () => ({ remove: true }) };

/** What is seen in the shop, or not, by a field of its form. */
export function switchActs(field: 'isOn' | 'isActive'): readonly BulkAct[] {
  return [
    { verb: bulkVerbs.switchOn, act: () => ({ set: { [field]: true } }) },
    { verb: bulkVerbs.switchOff, act: () => ({ set: { [field]: false } }) },
    removeAct,
  ];
}

export const shownActs: readonly BulkAct[] = [
  { verb: bulkVerbs.show, act: () => ({ set: { isShown: true } }) },
  { verb: bulkVerbs.hide, act: () => ({ set: { isShown: false } }) },
  removeAct,
];
