import { Dialog as Base } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';
import { words } from '../words.ts';
import { backdropClass, dialogPopupClass } from './dialog-class.ts';
import { WindowToasts } from './toaster.tsx';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, kept in sight below the scrolling part. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | undefined;
  closeLabel?: string | undefined;
};

const sizes = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-4xl' };

/** A window over the page; on a phone it rises from the bottom edge. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
  closeLabel = words.close,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup className={clsx(dialogPopupClass, sizes[size])}>
          <div className="flex items-start gap-4 px-5 pt-5 pb-3 sm:px-6">
            <div className="min-w-0 flex-1">
              <Base.Title className="text-xl">{title}</Base.Title>
              {description ? (
                <Base.Description className="mt-1 text-sm text-ink-soft">
                  {description}
                </Base.Description>
              ) : null}
            </div>
            <Base.Close
              render={
                <IconButton label={closeLabel} tip="none" icon={<X size={22} />} className="-m-2" />
              }
            />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5 sm:px-6">
            {children}
          </div>
          <WindowToasts isOpen={open} />
          {footer ? (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-6">
              {footer}
            </div>
          ) : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
