import type { CategoryNode } from '@matiz/contracts/staff/catalogue/categories.ts';
import {
  type CategoryDrop,
  dropCategory,
} from '@matiz/domain/catalogue/categories/category-drop.ts';
import {
  type CategoryPosition,
  childrenOf,
  flattenCategories,
} from '@matiz/domain/catalogue/categories/category-step.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import type { RefObject } from 'react';
import { categoryCopy as copy } from '#copy/catalogue/catalogue.ts';
import { usePointerDrag } from '#parts/use-pointer-drag.ts';

interface CategoryDrag {
  readonly tree: readonly CategoryNode[];
  readonly list: RefObject<HTMLElement | null>;
  readonly drop: (category: CategoryNode, to: CategoryPosition) => void;
}

type Spot = CategoryDrop & { readonly isRefused: boolean };

/** Of a row this much at its upper and lower edge means beside it, the rest into it. */
const edges = 0.28;

/** A category dragged onto another: before it, into it or after it; never into what it holds. */
export function useCategoryDrag({ tree, list, drop }: CategoryDrag) {
  const { begin, drag } = usePointerDrag<Spot>({
    spotAt(_x, y, id) {
      const on = rowAt(list.current, y);
      if (on === null) return null;
      const spot = asSeen(tree, on);
      const to = dropCategory(tree, id, spot);
      return to === null ? null : { ...spot, isRefused: to === 'cycle' };
    },
    drop(id, spot) {
      const category = tree.find((each) => each.id === id);
      const to = dropCategory(tree, id, spot);
      if (!category || to === null) return;
      if (to === 'cycle') toast({ message: copy.cycle(category.name), tone: 'danger' });
      else drop(category, to);
    },
  });
  const within = drag === null ? [] : flattenCategories(tree, drag.id);
  const dragged = new Set([
    ...(drag === null ? [] : [drag.id]),
    ...within.map(({ category }) => category.id),
  ]);
  return { begin, drag, within: dragged };
}

function rowAt(list: HTMLElement | null, y: number): CategoryDrop | null {
  for (const row of list?.querySelectorAll<HTMLElement>('[data-category]') ?? []) {
    const { top, bottom } = row.getBoundingClientRect();
    if (y < top || y >= bottom) continue;
    const share = (y - top) / (bottom - top);
    const where = share < edges ? 'before' : share > 1 - edges ? 'after' : 'in';
    return { id: row.dataset.category ?? '', where };
  }
  return null;
}

/** Under a category with others inside, the line is over the first of those: so that is where it goes. */
function asSeen(tree: readonly CategoryNode[], spot: CategoryDrop): CategoryDrop {
  const [first] = spot.where === 'after' ? childrenOf(tree, spot.id) : [];
  return first ? { id: first.id, where: 'before' } : spot;
}
