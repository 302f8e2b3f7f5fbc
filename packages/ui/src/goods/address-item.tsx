import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export type AddressItemProps = {
  title?: string | null | undefined;
  address: string;
  city: string;
  state: string;
  /** A tag beside the title, e.g. the address in use. */
  tag?: ReactNode;
  /** A third line, e.g. what delivering there takes. */
  note?: ReactNode;
  /** A button beside the texts, outside the target. */
  action?: ReactNode;
  /** Buttons under the texts, outside the target. */
  footer?: ReactNode;
  /** Makes the item one of a group of radios. */
  radio?:
    | {
        name: string;
        value: string;
        checked: boolean;
        onSelect: (value: string) => void;
        disabled?: boolean | undefined;
      }
    | undefined;
};

/** The two lines of an address: its title or else the address itself, then "address, city - state" (§2). */
export function addressLines(address: {
  title?: string | null | undefined;
  address: string;
  city: string;
  state: string;
}): { title: string; detail: string } {
  return {
    title: address.title?.trim() || address.address,
    detail: `${address.address}, ${address.city} - ${address.state}`,
  };
}

/** A delivery address, to read or to choose. */
export function AddressItem({
  title,
  address,
  city,
  state,
  tag,
  note,
  action,
  footer,
  radio,
}: AddressItemProps) {
  const id = useId();
  const lines = addressLines({ title, address, city, state });
  const texts = (
    <span className="min-w-0 flex-1">
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{lines.title}</span>
        {tag ? <span className="flex flex-wrap gap-1.5 empty:hidden">{tag}</span> : null}
      </span>
      <span className="mt-0.5 block text-sm text-ink-soft">
        {address}, <span className="inline-block">{`${city} - ${state}`}</span>
      </span>
      {note ? <span className="mt-1 block text-sm text-pretty">{note}</span> : null}
    </span>
  );
  return (
    <div
      className={clsx(
        'flex flex-wrap items-start rounded-lg bg-surface shadow-[inset_0_0_0_1px_var(--color-line)] transition-shadow',
        radio && 'hover:shadow-[inset_0_0_0_1px_var(--color-line-strong)]',
        'has-[:checked]:bg-accent-soft/40 has-[:checked]:shadow-[inset_0_0_0_2px_var(--color-accent)]',
      )}
    >
      {radio ? (
        <label
          htmlFor={id}
          className={clsx(
            'flex min-w-0 flex-1 items-start gap-3 p-4',
            !radio.disabled && 'cursor-pointer',
          )}
        >
          <input
            id={id}
            type="radio"
            name={radio.name}
            value={radio.value}
            checked={radio.checked}
            disabled={radio.disabled}
            onChange={() => radio.onSelect(radio.value)}
            className="mt-0.5 size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border border-line-strong bg-surface transition-[border-width] checked:border-[6px] checked:border-accent"
          />
          {texts}
        </label>
      ) : (
        <div className="flex min-w-0 flex-1 items-start gap-3 p-4">
          <MapPin aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-accent" />
          {texts}
        </div>
      )}
      {action ? <div className="self-center pr-2">{action}</div> : null}
      {footer ? (
        <div className="flex w-full flex-wrap items-center gap-x-1 gap-y-2 border-t border-line px-3 py-2.5">
          {footer}
        </div>
      ) : null}
    </div>
  );
}
