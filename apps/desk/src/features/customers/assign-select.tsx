import { customerCopy as copy } from '#copy/customers.ts';
import { useAssign, useSellers } from './use-sellers.ts';

interface AssignSelectProps {
  readonly customerIds: readonly string[];
  /** Sellers who have them already. */
  readonly without?: readonly string[];
  readonly done?: () => void;
}

/** Chooses the seller who gets these customers. */
export function AssignSelect({ customerIds, without = [], done }: AssignSelectProps) {
  const { data } = useSellers();
  const assign = useAssign(done);
  const sellers = (data?.results ?? []).filter(({ id }) => !without.includes(id));
  return (
    <label className="inline-flex max-w-full flex-wrap items-center gap-2">
      {copy.assign}
      <select
        value=""
        disabled={assign.isPending || sellers.length === 0}
        onChange={({ target }) => {
          const seller = sellers.find(({ id }) => id === target.value);
          if (seller) assign.mutate({ seller, customerIds, isAssigned: true });
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
