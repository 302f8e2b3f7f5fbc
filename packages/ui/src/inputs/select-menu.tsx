import { Select as Base } from '@base-ui/react/select';
import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { floatingClass } from '../overlays/popover.tsx';
import type { SelectOption } from './select-input.tsx';

export type SelectMenuProps = {
  /** Written before the choice: "Ordenar por". */
  label: string;
  value: string;
  options: readonly SelectOption[];
  onValueChange: (value: string) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** A compact choice outside forms (sorting, periods) with a styled list. */
export function SelectMenu({
  label,
  value,
  options,
  onValueChange,
  disabled = false,
  className,
}: SelectMenuProps) {
  return (
    <Base.Root
      items={options}
      value={value}
      disabled={disabled}
      onValueChange={(next) => {
        if (next !== null) onValueChange(next);
      }}
    >
      <Base.Trigger
        aria-label={label}
        className={clsx(
          'hit inline-flex h-9 items-center gap-1.5 rounded-full bg-surface pr-2.5 pl-3.5 text-sm shadow-[inset_0_0_0_1px_var(--color-line-button)] transition-colors select-none hover:bg-sunken data-disabled:text-ink-faint',
          className,
        )}
      >
        <span className="text-ink-soft">{label}</span>
        <Base.Value className="font-semibold" />
        <Base.Icon>
          <ChevronDown size={16} aria-hidden="true" />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner
          sideOffset={6}
          align="end"
          alignItemWithTrigger={false}
          collisionPadding={12}
          className="z-60 outline-none"
        >
          <Base.Popup className={clsx(floatingClass, 'min-w-(--anchor-width) p-1.5')}>
            <Base.List className="max-h-(--available-height) overflow-y-auto">
              {options.map((option) => (
                <Base.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled ?? false}
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-md px-3 text-base outline-none select-none data-disabled:text-ink-faint data-highlighted:bg-sunken data-selected:font-semibold"
                >
                  <Base.ItemText>{option.label}</Base.ItemText>
                  <Base.ItemIndicator>
                    <Check size={18} className="text-accent" aria-hidden="true" />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
