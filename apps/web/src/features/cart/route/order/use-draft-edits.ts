import type { Sellable } from '@matiz/domain/catalogue/sellable.ts';
import { lowestQuantity, maxQuantity } from '@matiz/domain/kernel/quantity.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { routeCopy as copy } from '#copy/cart/route.ts';
import { nameOfLine } from '#features/buying/index.ts';
import { useServices } from '#lib/services.ts';
import { addToDraft, setUnits } from '../keep/change-draft.ts';
import type { RouteDesk } from '../keep/route-desk.ts';
import type { KeptLine, RouteDraft } from '../keep/route-parts.ts';

export interface DraftEdits {
  readonly unitsOf: (versionId: number) => number;
  /** A press on + or −: by the product's multiple, from its least on; below it the line goes. */
  readonly step: (sellable: Sellable, delta: 1 | -1) => void;
  /** What was typed; what is no number leaves the line as it was. */
  readonly type: (sellable: Sellable, text: string) => void;
  readonly remove: (line: KeptLine) => void;
  readonly add: (lines: readonly KeptLine[]) => void;
}

/** Changes of a draft: each is on the device before it is on the screen. */
export function useDraftEdits(desk: RouteDesk, draft: RouteDraft): DraftEdits {
  const { customerId } = draft;
  const { phone } = useServices().platform;
  const change = (next: (before: RouteDraft) => RouteDraft) =>
    desk.change(customerId, next).catch(() => toast({ tone: 'danger', message: copy.notKept }));
  const set = (sellable: Sellable, next: (units: number) => number) =>
    void change((before) => {
      const old = before.lines.find(({ versionId }) => versionId === sellable.versionId);
      const units = old?.quantity ?? 0;
      const quantity = Math.min(maxQuantity, Math.max(0, next(units)));
      // Felt where something is added, as everywhere.
      if (quantity > units) phone?.tick();
      return quantity === units ? before : setUnits(before, lineOf(sellable, quantity));
    });
  return {
    unitsOf: (id) => draft.lines.find(({ versionId }) => versionId === id)?.quantity ?? 0,
    step: (sellable, delta) =>
      set(sellable, (units) => {
        const least = lowestQuantity(sellable);
        const after = units === 0 ? least : units + delta * sellable.multiple;
        return after < least ? 0 : after;
      }),
    type(sellable, text) {
      if (/^\d{1,5}$/.test(text.trim())) set(sellable, () => Number(text));
    },
    remove: (line) => void change((before) => setUnits(before, { ...line, quantity: 0 })),
    add(lines) {
      phone?.tick();
      void change((before) => addToDraft(before, lines));
    },
  };
}

export function lineOf(sellable: Sellable, quantity: number): KeptLine {
  const { versionId, versionCode, code } = sellable;
  return { versionId, code: versionCode ?? code, name: nameOfLine(sellable), quantity };
}
