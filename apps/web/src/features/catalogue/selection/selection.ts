import type { Offer } from './offer.ts';
import { changeUnits, type UnitChange } from './units.ts';

/** What a buyer has chosen of one product and not added yet. */
export interface Selection {
  /** The volume chosen first, where the product has one (§4). */
  readonly volume: number | null;
  /** Units by version code; never 0. */
  readonly units: Readonly<Record<string, number>>;
  /** Why a version has not what was asked for: shown where it stands, gone with its next change. */
  readonly notices: Readonly<Record<string, string>>;
  /** The units that were chosen in other volumes: not added, and found again there. */
  readonly kept: Readonly<Record<number, Readonly<Record<string, number>>>>;
}

export type SelectionAction =
  | { readonly kind: 'change'; readonly code: string; readonly change: UnitChange }
  /** Several at once: a pasted list, the usual tones. */
  | { readonly kind: 'fill'; readonly changes: ReadonlyMap<string, UnitChange> }
  | { readonly kind: 'remove'; readonly code: string }
  | { readonly kind: 'volume'; readonly volume: number }
  | { readonly kind: 'refuse'; readonly notices: Readonly<Record<string, string>> }
  | { readonly kind: 'clear' };

export const noSelection: Selection = { volume: null, units: {}, notices: {}, kept: {} };

/** The next selection. Another volume resets the chosen units (§4), which it keeps: ask before. */
export function changeSelection(
  offer: Offer,
  selection: Selection,
  action: SelectionAction,
): Selection {
  switch (action.kind) {
    case 'change': {
      const version = offer.versions.get(action.code);
      if (!version) return selection;
      const { units, notice } = changeUnits(
        version,
        chosenUnitsOf(selection, action.code),
        action.change,
      );
      return put(selection, action.code, units, notice);
    }
    case 'fill':
      return [...action.changes].reduce(
        (filled, [code, change]) =>
          changeSelection(offer, filled, { kind: 'change', code, change }),
        selection,
      );
    case 'remove':
      return put(selection, action.code, 0, null);
    case 'volume':
      if (action.volume === selection.volume) return selection;
      return changeVolume(selection, action.volume);
    case 'refuse':
      return { ...selection, notices: action.notices };
    case 'clear':
      return { ...noSelection, volume: selection.volume, kept: selection.kept };
  }
}

function changeVolume({ volume: before, units, kept }: Selection, volume: number): Selection {
  const { [volume]: found = {}, ...others } = kept;
  const isLeft = before !== null && Object.keys(units).length > 0;
  return {
    ...noSelection,
    volume,
    units: found,
    kept: isLeft ? { ...others, [before]: units } : others,
  };
}

export function chosenUnitsOf(selection: Selection, code: string): number {
  return selection.units[code] ?? 0;
}

export function isEmpty({ units }: Selection): boolean {
  return Object.keys(units).length === 0;
}

function put(selection: Selection, code: string, units: number, notice: string | null): Selection {
  const { [code]: _units, ...otherUnits } = selection.units;
  const { [code]: _notice, ...otherNotices } = selection.notices;
  return {
    ...selection,
    units: units > 0 ? { ...selection.units, [code]: units } : otherUnits,
    notices: notice === null ? otherNotices : { ...otherNotices, [code]: notice },
  };
}
