import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { RenderLink } from '../render-link.tsx';

export type Step = { id: string; label: string; href?: string | undefined };

/** The steps of a purchase. Done steps with `href` lead back when `renderLink` is given. */
export function Stepper({
  steps,
  currentId,
  label,
  renderLink,
}: {
  steps: readonly Step[];
  currentId: string;
  /** Accessible name, e.g. "Pasos de la compra". */
  label: string;
  renderLink?: RenderLink;
}) {
  const current = steps.findIndex((step) => step.id === currentId);
  return (
    <nav aria-label={label}>
      <ol className="flex">
        {steps.map((step, position) => {
          const isDone = position < current;
          const isCurrent = position === current;
          const text = (
            <span
              className={clsx(
                'mt-1.5 block text-xs',
                isCurrent ? 'font-bold text-ink' : 'font-medium text-ink-soft',
              )}
            >
              {step.label}
            </span>
          );
          return (
            <li
              key={step.id}
              aria-current={isCurrent ? 'step' : undefined}
              className="relative flex flex-1 flex-col items-center px-1 text-center"
            >
              {position > 0 ? (
                <span
                  aria-hidden="true"
                  className={clsx(
                    'absolute top-3 right-[calc(50%+18px)] left-[calc(-50%+18px)] h-0.5 rounded-full',
                    position <= current ? 'bg-accent' : 'bg-line',
                  )}
                />
              ) : null}
              <span
                aria-hidden="true"
                className={clsx(
                  'grid size-6.5 place-items-center rounded-full text-xs font-bold tabular-nums',
                  isDone && 'bg-accent text-white',
                  isCurrent &&
                    'bg-surface text-accent shadow-[inset_0_0_0_2px_var(--color-accent)]',
                  !isDone && !isCurrent && 'bg-sunken text-ink-faint',
                )}
              >
                {isDone ? <Check size={15} strokeWidth={3} /> : position + 1}
              </span>
              {isDone && step.href && renderLink
                ? renderLink({
                    href: step.href,
                    className: 'rounded-xs after:absolute after:inset-0',
                    children: text,
                  })
                : text}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
