import { Button } from '@matiz/ui/button.tsx';
import { colourCardCopy as copy } from '#copy/catalogue/colour-card.ts';
import type { Offer } from '../selection/offer.ts';
import { chosenUnitsOf } from '../selection/selection.ts';
import { useSelection, useSelectionStore } from '../selection/selection-store.ts';
import type { UnitChange } from '../selection/units.ts';
import type { CardTone } from './card-tones.ts';

/** Over the usual tones: all of them at once, each as many as usual. */
export function UsualBar({
  offer,
  tones,
  usual,
}: {
  offer: Offer;
  tones: readonly CardTone[];
  usual: ReadonlyMap<string, number>;
}) {
  const store = useSelectionStore();
  const selection = useSelection(offer.product._id, (all) => all);
  const missing = tones.flatMap(({ code, offered: { room } }) => {
    // What the cart holds counts: the usual quantity is that of an order.
    const wanted = (usual.get(code) ?? 0) - room.inCart;
    return wanted > 0 && room.most > 0 && chosenUnitsOf(selection, code) === 0
      ? [{ code, wanted }]
      : [];
  });
  const units = missing.reduce((sum, { wanted }) => sum + wanted, 0);
  const changes = new Map<string, UnitChange>(
    missing.map(({ code, wanted }) => [code, { fit: wanted }]),
  );
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-surface px-4 py-3 shadow-card">
      <p className="text-sm text-ink-soft">{units > 0 ? copy.usualText : copy.usualChosen}</p>
      {units > 0 ? (
        <Button
          size="sm"
          variant="soft"
          onClick={() => store.change(offer, { kind: 'fill', changes })}
        >
          {copy.chooseUsual(units)}
        </Button>
      ) : null}
    </div>
  );
}
