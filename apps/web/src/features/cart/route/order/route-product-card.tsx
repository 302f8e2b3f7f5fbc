import { labelOf } from '@matiz/domain/cart/route/route-goods.ts';
import { versionName } from '@matiz/domain/catalogue/version-name.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Button } from '@matiz/ui/button.tsx';
import { ToneGroupSection } from '@matiz/ui/goods/tone-group-section.tsx';
import { ToneTile } from '@matiz/ui/goods/tone-tile.tsx';
import { QuantityControl } from '@matiz/ui/inputs/quantity-control.tsx';
import { useId, useState } from 'react';
import { routeCopy as copy } from '#copy/cart/route.ts';
import type { CarriedProduct, CarriedVersion } from '../keep/goods.ts';
import type { RouteDesk } from '../keep/route-desk.ts';
import type { DraftEdits } from './use-draft-edits.ts';

/** More are shown once they are asked for. */
const shownAtOnce = 6;

interface Shown {
  readonly desk: RouteDesk;
  readonly customerId: string;
  readonly product: CarriedProduct;
  readonly edits: DraftEdits;
}

/** A product of the route with its price for the customer, and its tones or its quantity. */
export function RouteProductCard({
  versions,
  ...shown
}: Shown & { readonly versions: readonly CarriedVersion[] }) {
  const { desk, customerId, product } = shown;
  const { name, brand, code, hasVersions = false, minQuantity } = product;
  const [isOpen, setOpen] = useState(versions.length <= shownAtOnce);
  const cardId = useId();
  const [first] = product.versions;
  if (!first) return null;
  const line = { versionId: first.id, code, name, quantity: minQuantity };
  const price = desk.price(customerId, [line]).lines[0]?.price ?? null;
  return (
    <article aria-label={name} className="rounded-lg bg-surface p-4 shadow-card">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-text text-base leading-6 font-semibold tracking-normal">{name}</h3>
          <p className="text-sm text-ink-soft">
            {brand} · {code}
          </p>
          {price === null ? null : (
            <p className="font-semibold tabular-nums">
              {formatPesos(price)} <span className="font-normal text-ink-soft">{copy.each}</span>
            </p>
          )}
        </div>
        {hasVersions ? null : <Quantity {...shown} version={first} />}
      </div>
      {hasVersions && !isOpen ? (
        <Button
          variant="soft"
          size="sm"
          className="mt-3"
          aria-expanded={false}
          aria-controls={cardId}
          onClick={() => setOpen(true)}
        >
          {first.hex === undefined ? copy.volumes(versions.length) : copy.tones(versions.length)}
        </Button>
      ) : null}
      <div id={cardId}>
        {hasVersions && isOpen ? <Card {...shown} versions={versions} /> : null}
      </div>
    </article>
  );
}

function Quantity({ desk, customerId, version, edits }: Shown & { version: CarriedVersion }) {
  const sellable = desk.find(customerId, version.id);
  if (!sellable) return null;
  const units = edits.unitsOf(version.id);
  const stock = version.stock ?? 0;
  return (
    <div className="shrink-0 text-right">
      {units === 0 ? (
        <Button
          size="sm"
          aria-label={copy.addOf(sellable.name)}
          onClick={() => edits.step(sellable, 1)}
        >
          {copy.add}
        </Button>
      ) : (
        <QuantityControl
          value={units}
          label={copy.quantityOf(sellable.name)}
          removes={units <= sellable.minQuantity}
          onStep={(delta) => edits.step(sellable, delta)}
          onCommitText={(text) => edits.type(sellable, text)}
        />
      )}
      <p className="mt-1 text-xs text-ink-soft">
        {stock === 0 && version.arrivals ? copy.presaleOnly : copy.available(stock)}
      </p>
    </div>
  );
}

/** The colour card of what was carried along: tones by series, volumes in one row. */
function Card({ versions, ...shown }: Shown & { versions: readonly CarriedVersion[] }) {
  const groups = Map.groupBy(versions, ({ series }) => series ?? '');
  return (
    <div className="mt-3 flex flex-col gap-2">
      {[...groups].map(([series, tones]) => (
        <ToneGroupSection key={series} title={series || shown.product.name}>
          {tones.map((version) => (
            <Tone key={version.id} {...shown} version={version} />
          ))}
        </ToneGroupSection>
      ))}
    </div>
  );
}

function Tone({ desk, customerId, version, edits }: Shown & { version: CarriedVersion }) {
  const sellable = desk.find(customerId, version.id);
  if (!sellable) return null;
  const { number, name = '', volume, hex, stock = 0, code } = version;
  const shownNumber = number ?? String(volume ?? '');
  const label = versionName(labelOf(version));
  const isLater = stock === 0 && version.arrivals !== undefined;
  return (
    <ToneTile
      code={code}
      tone={{ label, hex: hex ?? '#8f7e89', image: null }}
      number={shownNumber}
      name={name === number ? '' : name}
      stock={isLater ? copy.presaleOnly : copy.available(stock)}
      stockKind={isLater ? 'presale' : stock === 0 ? 'sold-out' : stock <= 5 ? 'low' : 'available'}
      quantity={edits.unitsOf(version.id)}
      quantityLabel={copy.quantityOf(label)}
      isLeast={edits.unitsOf(version.id) <= sellable.minQuantity}
      disabled={stock === 0 && !isLater}
      onSelect={() => edits.step(sellable, 1)}
      onStep={(delta) => edits.step(sellable, delta)}
      onCommitText={(text) => edits.type(sellable, text)}
    />
  );
}
