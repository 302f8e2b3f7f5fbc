import { clsx } from 'clsx';
import { User } from 'lucide-react';

/** Initials in a plum disc; a figure where no name is known yet. Decorative beside a written name; pass `label` where it stands alone. */
export function Avatar({
  initials,
  size = 'md',
  label,
}: {
  initials: string;
  size?: 'sm' | 'md' | 'lg';
  label?: string;
}) {
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={clsx(
        'inline-grid shrink-0 place-items-center rounded-full bg-plum font-display font-semibold text-white uppercase',
        size === 'sm' && 'size-8 text-xs',
        size === 'md' && 'size-10 text-sm',
        size === 'lg' && 'size-14 text-lg',
      )}
    >
      {initials || <User size={size === 'lg' ? 26 : 17} />}
    </span>
  );
}
