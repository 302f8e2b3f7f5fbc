import { previewPrices } from '@matiz/contracts/staff/pricing/prices.ts';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRequest } from '#lib/services.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { PricePreview } from '#parts/prices/price-preview.tsx';
import { useCan } from '#session/me.ts';

interface WrittenPrice {
  /** Of the warehouse. */
  readonly id: string;
  readonly name: string;
  readonly price: number;
}

interface BasePricePreviewProps {
  readonly code: string;
  readonly changes: readonly WrittenPrice[];
  /** Whether what stands in the fields is what is shown here: nothing is saved unseen. */
  readonly onSeen: (isSeen: boolean) => void;
}

/** What base prices would change in each warehouse, as they are written: steps, carts, and what jumps. */
export default function BasePricePreview({ code, changes, onSeen }: BasePricePreviewProps) {
  const request = useRequest();
  const mayPreview = useCan('prices:write');
  const written = JSON.stringify(changes);
  const settled = useDebounced(written);
  const shown = JSON.parse(settled) as WrittenPrice[];
  const answers = useQueries({
    queries: shown.map(({ id, price }) => ({
      queryKey: ['price-preview', code, id, price],
      queryFn: () => request(previewPrices, { body: { warehouseId: id, rows: [{ code, price }] } }),
      enabled: mayPreview,
      retry: false,
      staleTime: 0,
    })),
  });
  // A preview that fails keeps nobody from saving.
  const isSeen = written === settled && answers.every(({ isPending }) => !isPending);
  useEffect(() => onSeen(isSeen), [isSeen, onSeen]);
  return shown.map(({ id, name }, index) => {
    const answer = answers[index]?.data;
    return answer ? (
      <div key={id}>
        {shown.length > 1 ? <p className="mt-4 -mb-4 font-semibold">{name}</p> : null}
        <PricePreview {...answer} />
      </div>
    ) : null;
  });
}
