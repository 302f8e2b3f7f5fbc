import { type CategoryPosition, childrenOf, type PositionedCategory } from './category-step.ts';

/** A row of the tree that something is let go on, and on which part of it. */
export interface CategoryDrop {
  readonly id: string;
  readonly where: 'before' | 'in' | 'after';
}

/**
 * Where a category goes that is let go on another. `cycle`: into itself or into what it holds. Null:
 * it stands there already.
 */
export function dropCategory(
  tree: readonly PositionedCategory[],
  id: string,
  { id: targetId, where }: CategoryDrop,
): CategoryPosition | 'cycle' | null {
  const own = tree.find((each) => each.id === id);
  const target = tree.find((each) => each.id === targetId);
  if (!own || !target || target === own) return null;
  if (isWithin(tree, target, id)) return 'cycle';
  const parentId = where === 'in' ? target.id : target.parentId;
  const others = childrenOf(tree, parentId).filter((each) => each !== own);
  const beside = others.indexOf(target) + (where === 'after' ? 1 : 0);
  const place = where === 'in' ? others.length : beside;
  const stands = parentId === own.parentId && place === childrenOf(tree, parentId).indexOf(own);
  return stands ? null : { parentId, place };
}

function isWithin(
  tree: readonly PositionedCategory[],
  { parentId }: PositionedCategory,
  id: string,
): boolean {
  if (parentId === null) return false;
  if (parentId === id) return true;
  const parent = tree.find((each) => each.id === parentId);
  return parent !== undefined && isWithin(tree, parent, id);
}
