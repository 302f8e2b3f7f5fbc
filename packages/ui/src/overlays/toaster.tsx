import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../icon-button.tsx';
import { words } from '../words.ts';
import {
  dismissToast,
  openToastWindow,
  readServerToasts,
  readServerToastWindow,
  readToasts,
  readToastWindow,
  subscribeToasts,
  type Toast,
} from './toast-store.ts';

/**
 * The place where `toast()` messages appear; mount once, near the end of the page. On a phone a
 * question stands at the bottom: then they go to the top, since they must not cover its buttons.
 */
export function Toaster({ label = words.notifications }: { label?: string }) {
  const toasts = useToasts(null);
  return (
    <section
      aria-label={label}
      aria-live="polite"
      data-toaster=""
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--toast-offset,1rem)+env(safe-area-inset-bottom))] z-60 flex flex-col items-center gap-2 px-4 off-questions"
    >
      {toasts.map((shown) => (
        <ToastItem key={shown.id} shown={shown} />
      ))}
    </section>
  );
}

/** The place of the messages in a window over the page: in its flow, where they cover nothing. */
export function WindowToasts({ isOpen }: { isOpen: boolean }) {
  const id = useId();
  const toasts = useToasts(id);
  useEffect(() => (isOpen ? openToastWindow(id) : undefined), [isOpen, id]);
  return (
    <div
      aria-live="polite"
      className={clsx(toasts.length > 0 && 'flex shrink-0 flex-col items-center gap-2 px-4 py-2.5')}
    >
      {toasts.map((shown) => (
        <ToastItem key={shown.id} shown={shown} />
      ))}
    </div>
  );
}

const none: readonly Toast[] = [];

/** The messages that are shown in one window; null: on the page. */
function useToasts(window: string | null): readonly Toast[] {
  const toasts = useSyncExternalStore(subscribeToasts, readToasts, readServerToasts);
  const shownIn = useSyncExternalStore(subscribeToasts, readToastWindow, readServerToastWindow);
  return shownIn === window ? toasts : none;
}

function ToastItem({ shown }: { shown: Toast }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld || shown.durationMs === 0) return;
    const timer = setTimeout(() => dismissToast(shown.id), shown.durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, shown.id, shown.durationMs]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing only stops the clock
    <div
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={clsx(
        'on-dark pointer-events-auto flex min-h-13 w-full max-w-md animate-rise items-center gap-3 rounded-lg border border-white/15 py-1.5 pr-2 pl-4 text-sm shadow-float',
        shown.tone === 'danger' ? 'bg-danger-strong' : 'bg-plum',
      )}
    >
      {shown.tone === 'success' ? (
        <CircleCheck aria-hidden="true" size={20} className="shrink-0 text-[#7fd6c6]" />
      ) : null}
      {shown.tone === 'danger' ? (
        <CircleAlert aria-hidden="true" size={20} className="shrink-0" />
      ) : null}
      <div className="flex-1 py-2">
        {shown.title ? <p className="font-bold">{shown.title}</p> : null}
        <p className="font-medium">{shown.message}</p>
      </div>
      {shown.action ? (
        <button
          type="button"
          className="h-11 rounded-md px-3 font-semibold text-presale-bright hover:bg-white/10"
          onClick={() => {
            shown.action?.onAction();
            dismissToast(shown.id);
          }}
        >
          {shown.action.label}
        </button>
      ) : null}
      <IconButton
        size="sm"
        tip="none"
        label={words.dismiss}
        icon={<X size={18} />}
        className="hover:bg-white/10"
        onClick={() => dismissToast(shown.id)}
      />
    </div>
  );
}
