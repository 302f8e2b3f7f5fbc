import { formatCount } from '@matiz/domain/kernel/count-words.ts';
import { clsx } from 'clsx';

/**
 * A count in a small pill. Decorative: the owner's label says the number, and has to say it as it is
 * seen here (WCAG 2.5.3), so that nothing is shortened; a cart of two hundred units is an everyday one.
 */
export function Badge({
  count,
  tone = 'accent',
}: {
  count: number;
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
      {formatCount(count)}
    </span>
  );
}
