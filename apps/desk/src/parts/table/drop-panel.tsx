import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface DropPanelProps {
  readonly label: ReactNode;
  /** `shut` closes it, after what was pressed in it. */
  readonly children: (shut: () => void) => ReactNode;
}

/** Controls behind a word, over what stands below; Escape and a press beside it close it. */
export function DropPanel({ label, children }: DropPanelProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const shut = () => setOpen(false);
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Node && !panel.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen]);
  return (
    <details
      ref={panel}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        shut();
        panel.current?.querySelector('summary')?.focus();
      }}
      className="relative"
    >
      <summary
        className={clsx(
          'inline-flex h-(--control) cursor-pointer list-none items-center gap-1.5 rounded-sm px-2 text-ink-soft hover:bg-sunken',
          isOpen && 'bg-sunken',
        )}
      >
        {label}
      </summary>
      <div className="absolute right-0 z-20 mt-1 grid min-w-52 gap-1 rounded-md bg-surface p-3 shadow-float">
        {children(shut)}
      </div>
    </details>
  );
}
