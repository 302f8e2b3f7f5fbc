/** A category where it stands; those with the same parent come in their order. */
export interface PositionedCategory {
  readonly id: string;
  /** Null: at the top. */
  readonly parentId: string | null;
}

export const categorySteps = ['up', 'down', 'in', 'out'] as const;
export type CategoryStep = (typeof categorySteps)[number];

/** Under which parent, and at which place among its children, from 0. */
export interface CategoryPosition {
  readonly parentId: string | null;
  readonly place: number;
}

/**
 * Where one step takes a category: past a neighbour, into the one before it, or out to behind its
 * parent. Null when there is nowhere to go.
 */
export function stepCategory(
  tree: readonly PositionedCategory[],
  id: string,
  step: CategoryStep,
): CategoryPosition | null {
  const own = tree.find((each) => each.id === id);
  if (!own) return null;
  const { parentId } = own;
  const siblings = childrenOf(tree, parentId);
  const place = siblings.findIndex((each) => each.id === id);
  switch (step) {
    case 'up':
      return place > 0 ? { parentId, place: place - 1 } : null;
    case 'down':
      return place < siblings.length - 1 ? { parentId, place: place + 1 } : null;
    case 'in': {
      const before = siblings[place - 1];
      return before ? { parentId: before.id, place: childrenOf(tree, before.id).length } : null;
    }
    case 'out': {
      const parent = tree.find((each) => each.id === parentId);
      if (!parent) return null;
      const aunts = childrenOf(tree, parent.parentId);
      return { parentId: parent.parentId, place: aunts.indexOf(parent) + 1 };
    }
  }
}

/** The tree from the top down, each with how deep it stands: 0 at the top. */
export function flattenCategories<C extends PositionedCategory>(
  tree: readonly C[],
  parentId: string | null = null,
  depth = 0,
): { readonly category: C; readonly depth: number }[] {
  return childrenOf(tree, parentId).flatMap((category) => [
    { category, depth },
    ...flattenCategories(tree, category.id, depth + 1),
  ]);
}

/** Those of one parent, in their order. */
export function childrenOf<C extends PositionedCategory>(
  tree: readonly C[],
  parentId: string | null,
): C[] {
  return tree.filter((each) => each.parentId === parentId);
}
