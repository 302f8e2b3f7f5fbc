import { bulkCopy as copy } from '#copy/table/bulk.ts';

interface ChooseAllProps {
  readonly count: { readonly value: number; readonly isExact: boolean };
  readonly chooseAll: () => void;
}

/** From the chosen page to all that the list is narrowed to, as far as they are counted. */
export function ChooseAll({ count, chooseAll }: ChooseAllProps) {
  if (!count.isExact) return <span className="text-ink-soft">{copy.tooMany}</span>;
  return (
    <button
      type="button"
      onClick={chooseAll}
      className="hit rounded-xs font-medium text-accent hover:underline"
    >
      {copy.chooseAll(count.value)}
    </button>
  );
}
