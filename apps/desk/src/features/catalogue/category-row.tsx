import type { CategoryNode } from '@matiz/contracts/staff/catalogue/categories.ts';
import type { CategoryDrop } from '@matiz/domain/catalogue/categories/category-drop.ts';
import {
  type CategoryStep,
  categorySteps,
} from '@matiz/domain/catalogue/categories/category-step.ts';
import { clsx } from 'clsx';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, GripVertical, Plus } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
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
  readonly grip: (event: PointerEvent) => void;
  /** It is on its way elsewhere, with all that it holds. */
  readonly isDragged: boolean;
  /** Where on it something would be let go now, and whether it may. */
  readonly drop: { readonly where: CategoryDrop['where']; readonly isRefused: boolean } | null;
}

export function CategoryRow(props: CategoryRowProps) {
  const { category, depth, mayWrite, canStep, step, grip, isDragged, drop } = props;
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
        'relative flex min-h-(--row) items-center gap-2 border-line pr-2 not-first:border-t',
        indents[depth] ?? indents.at(-1),
        isDragged && 'opacity-45',
        drop?.where === 'in' &&
          (drop.isRefused
            ? 'bg-danger-soft shadow-[inset_0_0_0_2px_var(--color-danger)]'
            : 'bg-accent-soft shadow-[inset_0_0_0_2px_var(--color-accent)]'),
      )}
    >
      {drop && drop.where !== 'in' ? <DropLine depth={depth} {...drop} /> : null}
      {mayWrite ? (
        <span
          aria-hidden
          data-grip
          title={copy.drag}
          onPointerDown={grip}
          className="-ml-2 grid h-8 w-6 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-ink-faint hover:bg-sunken hover:text-ink active:cursor-grabbing pointer-coarse:size-11"
        >
          <GripVertical size={16} />
        </span>
      ) : null}
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

const lineIndents = ['left-3', 'left-9', 'left-15', 'left-21'] as const;

interface DropLineProps {
  readonly depth: number;
  readonly where: CategoryDrop['where'];
  readonly isRefused: boolean;
}

/** As far in as what would stand there. */
function DropLine({ depth, where, isRefused }: DropLineProps) {
  return (
    <span
      aria-hidden
      data-drop={where}
      className={clsx(
        'pointer-events-none absolute right-2 z-10 h-0.5 rounded-full before:absolute before:-top-1 before:-left-1 before:size-2.5 before:rounded-full before:border-2 before:bg-surface',
        lineIndents[depth] ?? lineIndents.at(-1),
        where === 'before' ? '-top-0.5' : '-bottom-0.5',
        isRefused ? 'bg-danger before:border-danger' : 'bg-accent before:border-accent',
      )}
    />
  );
}
