import { Button } from '@matiz/ui/button.tsx';
import { SearchInput } from '@matiz/ui/inputs/search-input.tsx';
import { RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { routeCopy as copy } from '#copy/cart/route.ts';
import { type Goods, searchGoods } from '../keep/goods.ts';
import type { RouteDesk } from '../keep/route-desk.ts';
import type { RouteCustomer } from '../keep/route-parts.ts';
import { RouteProductCard } from './route-product-card.tsx';
import { type DraftEdits, lineOf } from './use-draft-edits.ts';

/** What of the catalogue is asked for; before anything is, what the customer always orders. */
export function GoodsSearch({
  desk,
  goods,
  customer,
  edits,
}: {
  desk: RouteDesk;
  goods: Goods;
  customer: RouteCustomer;
  edits: DraftEdits;
}) {
  const [text, setText] = useState('');
  const found = useMemo(() => searchGoods(goods, text), [goods, text]);
  const isAsked = text.trim() !== '';
  return (
    <section className="flex min-w-0 flex-col gap-4">
      <SearchInput
        label={copy.searchGoods}
        placeholder={copy.searchGoods}
        value={text}
        onChangeText={setText}
      />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isAsked ? (found.length > 0 ? copy.found(found.length) : copy.noneFound(text)) : null}
      </p>
      {isAsked ? (
        <ul className="flex flex-col gap-3">
          {found.map(({ product, versions }) => (
            <li key={product.id}>
              <RouteProductCard
                desk={desk}
                customerId={customer.customerId}
                product={product}
                versions={versions}
                edits={edits}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Usual desk={desk} customer={customer} edits={edits} />
      )}
    </section>
  );
}

function Usual({
  desk,
  customer: { customerId, usual },
  edits,
}: {
  desk: RouteDesk;
  customer: RouteCustomer;
  edits: DraftEdits;
}) {
  const lines = usual.flatMap(({ versionId, quantity }) => {
    const sellable = desk.find(customerId, versionId);
    return sellable ? [lineOf(sellable, quantity)] : [];
  });
  const missing = lines.filter(({ versionId }) => edits.unitsOf(versionId) === 0);
  if (lines.length === 0) return null;
  return (
    <div className="rounded-lg bg-surface p-4 shadow-card">
      <h2 className="font-text text-base font-semibold tracking-normal">{copy.usual}</h2>
      <ul className="mt-1 text-sm text-ink-soft">
        {lines.map(({ versionId, quantity, name }) => (
          <li key={versionId}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
      {missing.length > 0 ? (
        <Button
          variant="soft"
          size="sm"
          className="mt-3"
          start={<RotateCcw size={16} aria-hidden="true" />}
          onClick={() => edits.add(missing)}
        >
          {copy.addUsual}
        </Button>
      ) : null}
    </div>
  );
}
