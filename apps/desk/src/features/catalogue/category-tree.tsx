import type { CategoryNode } from '@matiz/contracts/staff/catalogue/categories.ts';
import {
  type CategoryStep,
  flattenCategories,
  stepCategory,
} from '@matiz/domain/catalogue/categories/category-step.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { categoryCopy as copy } from '#copy/catalogue/catalogue.ts';
import { useCan } from '#session/me.ts';
import { CategoryRow } from './category-row.tsx';
import { NoCategories } from './no-categories.tsx';
import { useCategoryDrag } from './use-category-drag.ts';
import { useCategoryTree, useMoveCategory } from './use-category-tree.ts';

/** The tree of categories: each is moved by dragging, by button, or by Alt and an arrow. */
export function CategoryTree() {
  const tree = useCategoryTree();
  const mayWrite = useCan('catalogue:write');
  return (
    <section className="p-4 lg:p-6">
      <header className="flex min-h-11 flex-wrap items-center gap-3">
        <h1 className="mr-auto text-xl">{copy.title}</h1>
        {mayWrite && tree && tree.length > 0 ? (
          <Link to="/categorias/nueva" className={buttonClass({ size: 'sm' })}>
            <Plus size={16} aria-hidden />
            {copy.create}
          </Link>
        ) : null}
      </header>
      {!tree ? (
        <p className="py-6">{copy.loading}</p>
      ) : tree.length === 0 ? (
        <NoCategories mayWrite={mayWrite} />
      ) : (
        <Tree tree={tree} mayWrite={mayWrite} />
      )}
    </section>
  );
}

interface Moved {
  readonly id: string;
  /** What it was moved with: the button of a step, or keys on its name. */
  readonly by: CategoryStep | 'name';
}

function Tree({ tree, mayWrite }: { tree: readonly CategoryNode[]; mayWrite: boolean }) {
  const move = useMoveCategory();
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  // A row that moves loses the focus on its way: it gets it back where it stands now.
  useEffect(() => {
    if (!moved || !tree.some(({ id }) => id === moved.id)) return;
    const row = list.current?.querySelector(`[data-category="${moved.id}"]`);
    const button = row?.querySelector<HTMLButtonElement>(`[data-step="${moved.by}"]:enabled`);
    (button ?? row?.querySelector('a'))?.focus();
  }, [moved, tree]);

  function step(category: CategoryNode, direction: CategoryStep, by: Moved['by']): void {
    const to = stepCategory(tree, category.id, direction);
    if (!to || move.isPending) return;
    setMoved({ id: category.id, by });
    move.mutate({ category, to });
  }
  const { begin, drag, within } = useCategoryDrag({
    tree,
    list,
    drop(category, to) {
      if (move.isPending) return;
      setMoved({ id: category.id, by: 'name' });
      move.mutate({ category, to });
    },
  });
  const subject = tree.find(({ id }) => id === moved?.id);
  return (
    <>
      {mayWrite ? <p className="mb-3 text-xs text-ink-faint">{copy.keys}</p> : null}
      <output className="sr-only">
        {subject && !move.isPending ? sayPlace(tree, subject) : ''}
      </output>
      <ul
        ref={list}
        aria-label={copy.title}
        aria-busy={move.isPending}
        className="max-w-3xl rounded-md border border-line bg-surface"
      >
        {flattenCategories(tree).map(({ category, depth }) => (
          <CategoryRow
            key={category.id}
            category={category}
            depth={depth}
            mayWrite={mayWrite}
            canStep={(direction) => stepCategory(tree, category.id, direction) !== null}
            step={(direction, by) => step(category, direction, by)}
            grip={(event) => begin(event, category.id)}
            isDragged={within.has(category.id)}
            drop={drag?.spot?.id === category.id ? drag.spot : null}
          />
        ))}
      </ul>
    </>
  );
}

function sayPlace(tree: readonly CategoryNode[], { id, name, parentId }: CategoryNode): string {
  const siblings = tree.filter((each) => each.parentId === parentId);
  const place = siblings.findIndex((each) => each.id === id) + 1;
  const parent = tree.find((each) => each.id === parentId)?.name ?? null;
  return copy.moved(name, place, siblings.length, parent);
}
