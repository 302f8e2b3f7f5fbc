import { Combobox } from '@base-ui/react/combobox';
import { clsx } from 'clsx';
import { Check, ChevronDown, Search, X } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { floatingClass } from '../overlays/popover.tsx';
import { words } from '../words.ts';
import { FieldNotes, fieldBoxClass, fieldIds, fieldLabelClass } from './field-frame.tsx';

export type TypeaheadOption = {
  value: string;
  label: string;
  /** A remark at the end of the row: a tag, a count. */
  note?: ReactNode;
};

export type TypeaheadSelectProps = {
  label: string;
  options: readonly TypeaheadOption[];
  /** Empty: nothing chosen. */
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  searchLabel?: string | undefined;
  emptyText?: string | undefined;
  closeLabel?: string | undefined;
  disabled?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/**
 * A choice from a long list, found by typing; accents do not matter. On a phone the list fills the
 * screen, above its keyboard; elsewhere it hangs under the field.
 */
export function TypeaheadSelect({
  label,
  options,
  value,
  onValueChange,
  onBlur,
  placeholder,
  disabled = false,
  hint,
  error,
  className,
  ref,
  ...list
}: TypeaheadSelectProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={clsx('w-full max-w-field', className)}>
      <Combobox.Root
        items={options}
        value={options.find((option) => option.value === value) ?? null}
        isItemEqualToValue={(a: TypeaheadOption, b: TypeaheadOption) => a.value === b.value}
        onValueChange={(chosen: TypeaheadOption | null) => onValueChange(chosen?.value ?? '')}
        open={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          if (!next) onBlur?.();
        }}
        disabled={disabled}
        locale="es"
        autoHighlight
        modal
      >
        <div className={fieldBoxClass}>
          <Combobox.Label className={fieldLabelClass}>{label}</Combobox.Label>
          <Combobox.Trigger
            ref={ref}
            aria-invalid={error ? true : undefined}
            aria-describedby={fieldIds(id, hint, error).describedBy}
            className="flex h-full w-full items-end justify-between gap-2 rounded-md pt-6 pr-3.5 pb-2 pl-4 text-left text-base leading-6 outline-none data-disabled:text-ink-faint data-placeholder:text-ink-faint"
          >
            <span className="min-w-0 truncate">
              <Combobox.Value placeholder={placeholder} />
            </span>
            <ChevronDown
              aria-hidden="true"
              size={20}
              className="absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-soft"
            />
          </Combobox.Trigger>
        </div>
        <List label={label} onClose={() => setOpen(false)} {...list} />
      </Combobox.Root>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The list with its own search field. */
function List({
  label,
  onClose,
  searchLabel = words.searchLabel,
  emptyText = words.nothingFound,
  closeLabel = words.close,
}: Pick<TypeaheadSelectProps, 'label' | 'searchLabel' | 'emptyText' | 'closeLabel'> & {
  onClose: () => void;
}) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner
        align="start"
        sideOffset={6}
        collisionPadding={12}
        className="z-60 outline-none max-sm:!fixed max-sm:!inset-0 max-sm:!h-dvh max-sm:!w-full max-sm:!transform-none"
      >
        <Combobox.Popup
          aria-label={label}
          className={clsx(
            floatingClass,
            'flex flex-col overflow-hidden max-sm:h-full max-sm:max-w-none max-sm:rounded-none max-sm:pt-[env(safe-area-inset-top)] sm:max-h-[min(24rem,var(--available-height))] sm:w-(--anchor-width) sm:min-w-72',
          )}
        >
          <div className="flex items-center gap-1 border-b border-line p-2">
            <div className="relative flex-1">
              <Search
                aria-hidden="true"
                size={18}
                className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft"
              />
              <Combobox.Input
                aria-label={searchLabel}
                placeholder={searchLabel}
                autoComplete="off"
                className="h-11 w-full rounded-md bg-ground pr-3 pl-10 text-base outline-none focus-visible:shadow-[inset_0_0_0_2px_var(--color-accent)]"
              />
            </div>
            <IconButton
              label={closeLabel}
              tip="none"
              icon={<X size={22} />}
              className="sm:hidden"
              onClick={onClose}
            />
          </div>
          <Combobox.Empty>
            <p className="px-4 py-6 text-center text-sm text-ink-soft">{emptyText}</p>
          </Combobox.Empty>
          <Combobox.List className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5 data-empty:hidden">
            {(option: TypeaheadOption) => <Row key={option.value} option={option} />}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

function Row({ option }: { option: TypeaheadOption }) {
  return (
    <Combobox.Item
      value={option}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-base outline-none select-none data-highlighted:bg-sunken data-selected:font-semibold"
    >
      <span className="min-w-0 flex-1">{option.label}</span>
      {option.note}
      <Combobox.ItemIndicator>
        <Check size={18} aria-hidden="true" className="text-accent" />
      </Combobox.ItemIndicator>
    </Combobox.Item>
  );
}
