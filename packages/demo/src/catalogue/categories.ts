import {
  type ProposedCategory,
  proposedCategories,
} from '@matiz/domain/catalogue/categories/proposed-categories.ts';
import type { DemoCategory } from './types.ts';

/** The category tree, parents before their children. */
export function buildCategories(): DemoCategory[] {
  return proposedCategories.flatMap((top, position) => [
    category(top, null, position),
    ...top.children.map((child, index) => category(child, top.code, index)),
  ]);
}

function category(
  { code, name }: ProposedCategory,
  parent: string | null,
  position: number,
): DemoCategory {
  return { code, name, slug: code, parent, position, picture: `category/${code}` };
}
