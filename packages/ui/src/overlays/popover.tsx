import { Popover as Base } from '@base-ui/react/popover';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Accessible name of the panel. */
  label: string;
  children: ReactNode;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  className?: string | undefined;
};

/** A panel anchored to a button. */
export function Popover({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  align = 'end',
  className,
}: PopoverProps) {
  return (
    <Base.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange: (next: boolean) => onOpenChange(next) } : {})}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} align={align} collisionPadding={12} className="z-40">
          <Base.Popup aria-label={label} className={clsx(floatingClass, 'p-4', className)}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Look of every panel that floats beside its button. */
export const floatingClass =
  'max-w-[calc(100vw-1.5rem)] origin-(--transform-origin) rounded-lg bg-surface text-ink shadow-float outline-none transition-[scale,opacity] data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0';
