import { customerCopy as copy } from '#copy/customers.ts';
import { useSellers } from './use-sellers.ts';

interface SellerSelectProps {
  /** Sellers who have them already. */
  readonly without?: readonly string[];
  readonly isBusy: boolean;
  readonly onChoose: (seller: { readonly id: string; readonly name: string }) => void;
}

/** Chooses the seller who gets customers. */
export function SellerSelect({ without = [], isBusy, onChoose }: SellerSelectProps) {
  const { data } = useSellers();
  const sellers = (data?.results ?? []).filter(({ id }) => !without.includes(id));
  return (
    <label className="inline-flex max-w-full flex-wrap items-center gap-2">
      {copy.assign}
      <select
        value=""
        disabled={isBusy || sellers.length === 0}
        onChange={({ target }) => {
          const seller = sellers.find(({ id }) => id === target.value);
          if (seller) onChoose(seller);
        }}
        className="h-(--control) max-w-56 rounded-sm border border-line-strong bg-surface px-2"
      >
        <option value="">{copy.choose}</option>
        {sellers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
