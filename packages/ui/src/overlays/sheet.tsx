import { Dialog as Base } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';
import { words } from '../words.ts';
import { backdropClass } from './dialog-class.ts';
import { WindowToasts } from './toaster.tsx';

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** A line under the title. */
  description?: ReactNode;
  /** Kept in sight under the title: search, filters. */
  header?: ReactNode;
  children: ReactNode;
  /** Kept in sight at the bottom: total and main button. */
  footer?: ReactNode;
  side?: 'right' | 'left' | undefined;
  /** Width from tablets up; on a phone it fills the screen. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  closeLabel?: string | undefined;
};

const sizes = { sm: 'sm:w-96', md: 'sm:w-[32rem]', lg: 'sm:w-[min(56rem,92vw)]' };

/** A panel from the edge with its own scrolling: full height, and full width on a phone. */
export function Sheet({
  open,
  onOpenChange,
  title,
  description,
  header,
  children,
  footer,
  side = 'right',
  size = 'md',
  closeLabel = words.close,
}: SheetProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          className={clsx(
            'fixed inset-y-0 z-50 flex h-dvh w-full flex-col bg-ground text-ink shadow-float outline-none transition-[translate] duration-300 ease-out',
            side === 'right'
              ? 'right-0 data-ending-style:translate-x-full data-starting-style:translate-x-full'
              : 'left-0 data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
            sizes[size],
          )}
        >
          <div className="border-b border-line bg-surface px-4 pt-[max(0.75rem,env(safe-area-inset-top))] pb-3 sm:px-6">
            <div className="flex items-center gap-3">
              <div className="min-w-0 flex-1">
                <Base.Title className="truncate text-xl">{title}</Base.Title>
                {description ? (
                  <Base.Description render={<div />} className="text-sm text-ink-soft">
                    {description}
                  </Base.Description>
                ) : null}
              </div>
              <Base.Close
                render={
                  <IconButton
                    label={closeLabel}
                    tip="none"
                    icon={<X size={22} />}
                    className="-mr-2"
                  />
                }
              />
            </div>
            {header ? <div className="mt-3">{header}</div> : null}
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 sm:px-6">
            {children}
          </div>
          <WindowToasts isOpen={open} />
          {footer ? (
            <div className="border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
              {footer}
            </div>
          ) : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
