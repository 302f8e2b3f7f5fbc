import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

export type RadioCardProps = Omit<
  ComponentProps<'input'>,
  'type' | 'title' | 'checked' | 'defaultChecked'
> & {
  title: ReactNode;
  /** Held by the owner, as in `RadioPills`: a radio that is read by itself may be `null`. */
  checked: boolean;
  description?: ReactNode;
  /** On the right: a logo, a price, a tag. */
  aside?: ReactNode;
  /** Under the texts, outside the target (a link, a form for the chosen card). */
  children?: ReactNode;
};

/** One choice among several, as a card; the whole card is the target. */
export function RadioCard({
  title,
  description,
  aside,
  children,
  className,
  id: givenId,
  ...rest
}: RadioCardProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div
      className={clsx(
        'relative rounded-lg bg-surface shadow-[inset_0_0_0_1px_var(--color-line)] transition-shadow',
        'hover:shadow-[inset_0_0_0_1px_var(--color-line-strong)] has-[:disabled]:bg-sunken',
        'has-[:checked]:bg-accent-soft/40 has-[:checked]:shadow-[inset_0_0_0_2px_var(--color-accent)]',
        className,
      )}
    >
      <label
        htmlFor={id}
        className={clsx(
          'flex items-start gap-3 p-4',
          rest.disabled ? 'text-ink-faint' : 'cursor-pointer',
        )}
      >
        <input
          {...rest}
          id={id}
          type="radio"
          aria-describedby={description ? `${id}-text` : undefined}
          aria-labelledby={`${id}-title`}
          className="mt-0.5 size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border border-line-strong bg-surface transition-[border-width] checked:border-[6px] checked:border-accent"
        />
        <span className="min-w-0 flex-1">
          <span id={`${id}-title`} className="block font-semibold">
            {title}
          </span>
          {description ? (
            <span id={`${id}-text`} className="mt-0.5 block text-sm text-ink-soft">
              {description}
            </span>
          ) : null}
        </span>
        {aside ? <span className="shrink-0">{aside}</span> : null}
      </label>
      {children ? <div className="px-4 pb-4 pl-12">{children}</div> : null}
    </div>
  );
}
