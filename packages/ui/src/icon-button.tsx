import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Accessible name, shown as a hint too. */
  label: string;
  icon: ReactNode;
  variant?: 'quiet' | 'outline' | 'solid' | undefined;
  size?: 'sm' | 'md' | undefined;
  /** Where the hint appears; `none` leaves only the accessible name. */
  tip?: 'above' | 'below' | 'beside' | 'none' | undefined;
  /** A count or dot on the corner. */
  badge?: ReactNode;
};

const variants = {
  quiet: 'text-current hover:bg-ink/6',
  outline: 'bg-surface shadow-[inset_0_0_0_1px_var(--color-line-button)] hover:bg-sunken',
  solid: 'bg-accent text-white hover:bg-accent-strong',
};

/** A round button with an icon only; its target is 44 px at any size. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  tip = 'above',
  badge,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-tip={tip === 'none' ? undefined : label}
      className={clsx(
        'hit inline-grid shrink-0 place-items-center rounded-full transition-colors',
        'disabled:pointer-events-none disabled:text-ink-faint disabled:opacity-60',
        tip !== 'none' && 'tip',
        tip === 'below' && 'tip-below',
        tip === 'beside' && 'tip-beside',
        size === 'sm' ? 'size-8' : 'size-11',
        variants[variant],
        className,
      )}
    >
      {icon}
      {badge ? <span className="absolute top-0 right-0">{badge}</span> : null}
    </button>
  );
}
