import { Segmented } from '@matiz/ui/inputs/segmented.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { useState } from 'react';
import { quickOrderCopy as copy } from '#copy/cart/quick-order.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { TypedRow } from './typed-row.tsx';
import type { QuickOrder } from './use-quick-order.ts';
import { useTypedRows } from './use-typed-rows.ts';

const loadLists = () => loadPart('WholeLists', () => import('./whole-lists.tsx'));
const PastedList = lazyPart(async () => (await loadLists()).PasteListForm);
const ListFile = lazyPart(async () => (await loadLists()).ListFile);

const ways = [
  { value: 'type', label: copy.wayType },
  { value: 'paste', label: copy.wayPaste },
  { value: 'file', label: copy.wayFile },
] as const;

/** The three ways into the list: typed row by row, pasted, from a file. */
export function EntryCard({ order }: { order: QuickOrder }) {
  const [way, setWay] = useState<string>('type');
  const takeText = (text: string): boolean => {
    const added = order.appendText(text);
    if (added > 0) toast({ tone: 'success', message: copy.taken(added) });
    return added > 0;
  };
  const typed = useTypedRows(order);
  return (
    <div className="rounded-lg bg-surface p-4 shadow-card sm:p-5">
      <Segmented legend={copy.ways} options={ways} value={way} onValueChange={setWay} />
      <div className="mt-4">
        {way === 'type' ? <TypedRow typed={typed} onText={takeText} /> : null}
        <DeferredPart fallback={<Skeleton className="h-40" />}>
          {way === 'paste' ? <PastedList onText={takeText} /> : null}
          {way === 'file' ? <ListFile onText={takeText} /> : null}
        </DeferredPart>
      </div>
    </div>
  );
}
