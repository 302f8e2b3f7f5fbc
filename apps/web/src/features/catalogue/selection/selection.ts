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
}

export type SelectionAction =
  | { readonly kind: 'change'; readonly code: string; readonly change: UnitChange }
  | { readonly kind: 'remove'; readonly code: string }
  | { readonly kind: 'volume'; readonly volume: number }
  | { readonly kind: 'refuse'; readonly notices: Readonly<Record<string, string>> }
  | { readonly kind: 'clear' };

export const noSelection: Selection = { volume: null, units: {}, notices: {} };

/** The next selection. Another volume forgets the chosen units (§4): ask before. */
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
        unitsOf(selection, action.code),
        action.change,
      );
      return put(selection, action.code, units, notice);
    }
    case 'remove':
      return put(selection, action.code, 0, null);
    case 'volume':
      if (action.volume === selection.volume) return selection;
      return { ...noSelection, volume: action.volume };
    case 'refuse':
      return { ...selection, notices: action.notices };
    case 'clear':
      return { ...noSelection, volume: selection.volume };
  }
}

export function unitsOf(selection: Selection, code: string): number {
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
