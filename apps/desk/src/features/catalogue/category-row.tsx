import type { CategoryNode } from '@matiz/contracts/staff/catalogue/categories.ts';
import { type CategoryStep, categorySteps } from '@matiz/domain/catalogue/category-step.ts';
import { clsx } from 'clsx';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { categoryCopy as copy } from '#copy/catalogue/catalogue.ts';

const icons = { up: ArrowUp, down: ArrowDown, in: ArrowRight, out: ArrowLeft } as const;
const stepByKey: Readonly<Record<string, CategoryStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};
const indents = ['pl-3', 'pl-9', 'pl-15', 'pl-21'] as const;
const buttonClass =
  'grid size-8 place-items-center rounded-sm text-ink-soft hover:bg-sunken hover:text-ink disabled:opacity-25 disabled:hover:bg-transparent pointer-coarse:size-11';

interface CategoryRowProps {
  readonly category: CategoryNode;
  /** 0 at the top. */
  readonly depth: number;
  readonly mayWrite: boolean;
  readonly canStep: (step: CategoryStep) => boolean;
  readonly step: (step: CategoryStep, by: CategoryStep | 'name') => void;
}

export function CategoryRow({ category, depth, mayWrite, canStep, step }: CategoryRowProps) {
  const { id, name, products } = category;
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.altKey ? stepByKey[event.key] : undefined;
    if (!direction || !mayWrite) return;
    event.preventDefault();
    step(direction, 'name');
  };
  return (
    <li
      data-category={id}
      className={clsx(
        'flex min-h-(--row) items-center gap-2 border-line pr-2 not-first:border-t',
        indents[depth] ?? indents.at(-1),
      )}
    >
      <Link
        to={`/categorias/${id}`}
        onKeyDown={onKeyDown}
        className={clsx('truncate hover:text-accent', depth === 0 && 'font-semibold')}
      >
        {name}
      </Link>
      {depth > 0 ? <span className="sr-only">{copy.level(depth + 1)}</span> : null}
      <span className="mr-auto text-xs whitespace-nowrap text-ink-faint">
        {products > 0 ? copy.products(products) : null}
      </span>
      {mayWrite ? (
        <span className="flex">
          {categorySteps.map((direction) => {
            const Icon = icons[direction];
            return (
              <button
                key={direction}
                type="button"
                data-step={direction}
                aria-label={copy.stepOf(copy.steps[direction], name)}
                title={copy.steps[direction]}
                disabled={!canStep(direction)}
                onClick={() => step(direction, direction)}
                className={buttonClass}
              >
                <Icon size={16} aria-hidden />
              </button>
            );
          })}
          <Link
            to={`/categorias/nueva?dentro=${id}`}
            aria-label={copy.inside(name)}
            title={copy.inside(name)}
            className={buttonClass}
          >
            <Plus size={16} aria-hidden />
          </Link>
        </span>
      ) : null}
    </li>
  );
}
