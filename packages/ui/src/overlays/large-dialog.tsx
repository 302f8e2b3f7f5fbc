import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type Ref, useRef } from 'react';
import { IconButton } from '../icon-button.tsx';
import { words } from '../words.ts';
import { backdropClass } from './dialog-class.ts';
import { WindowToasts } from './toaster.tsx';
import { useLaterLock } from './use-later-lock.ts';

export type LargeDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The closing movement is over. */
  onClosed?: (() => void) | undefined;
  title: string;
  /** A line under the title. */
  description?: ReactNode;
  /** Kept in sight under the title: search, filters. */
  header?: ReactNode;
  children: ReactNode;
  /** Kept in sight at the bottom: total and main button. */
  footer?: ReactNode;
  /** The scrolling part. */
  bodyRef?: Ref<HTMLDivElement> | undefined;
  closeLabel?: string | undefined;
};

const popupClass =
  'fixed inset-0 z-50 flex h-dvh w-full flex-col overflow-hidden bg-ground text-ink shadow-float outline-none transition-[translate,opacity,scale] duration-250 ease-out data-ending-style:translate-y-12 data-ending-style:opacity-0 data-starting-style:translate-y-12 data-starting-style:opacity-0 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:h-[min(56rem,calc(100dvh-3rem))] sm:w-[calc(100vw-3rem)] xl:w-[min(110rem,calc(100vw-6rem))] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl sm:data-ending-style:-translate-y-1/2 sm:data-ending-style:scale-98 sm:data-starting-style:-translate-y-1/2 sm:data-starting-style:scale-98';

/**
 * A workplace over the page: the whole screen of a phone, a large window elsewhere, always of the
 * same height whatever it holds. A search field in the header gets the focus, unless a finger
 * opened the window: then the keyboard would cover half of it.
 */
export function LargeDialog({
  open,
  onOpenChange,
  onClosed,
  title,
  description,
  header,
  children,
  footer,
  bodyRef,
  closeLabel = words.close,
}: LargeDialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={open}
      modal={useLaterLock(open)}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onClosed?.();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          ref={popup}
          initialFocus={() => firstFocus(popup.current)}
          className={popupClass}
        >
          <div className="border-b border-line bg-surface px-4 pt-[max(0.75rem,env(safe-area-inset-top))] pb-2 sm:px-6 sm:pt-5">
            <div className="flex items-start gap-3">
              <div className="min-w-0 flex-1">
                <Base.Title className="text-xl">{title}</Base.Title>
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
                    className="-mt-1.5 -mr-2"
                  />
                }
              />
            </div>
            {header}
          </div>
          <div
            ref={bodyRef}
            className="min-h-0 flex-1 overflow-x-clip overflow-y-auto overscroll-contain px-4 pb-6 sm:px-6"
          >
            {children}
          </div>
          <WindowToasts isOpen={open} />
          {footer ? (
            <div className="border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6 sm:py-4">
              {footer}
            </div>
          ) : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function firstFocus(popup: HTMLElement | null): HTMLElement | null {
  const isByFinger = window.matchMedia?.('(pointer: coarse)').matches ?? false;
  const search = popup?.querySelector<HTMLElement>('input[type="search"]') ?? null;
  return isByFinger ? popup : (search ?? popup);
}
