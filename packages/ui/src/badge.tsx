import { clsx } from 'clsx';

/** A count in a small pill; `99+` above `max`. Decorative: the owner's label says the number. */
export function Badge({
  count,
  max = 99,
  tone = 'accent',
}: {
  count: number;
  max?: number;
  tone?: 'accent' | 'ink' | 'soft';
}) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-grid h-5 min-w-5 place-items-center rounded-full px-1.5 text-2xs font-bold tabular-nums',
        tone === 'accent' && 'bg-accent text-white',
        tone === 'ink' && 'bg-plum text-white',
        tone === 'soft' && 'bg-sunken text-ink-soft',
      )}
    >
      {count > max ? `${max}+` : count}
    </span>
  );
}
