/** A product that may become a part of a combo, as it stands now. */
export interface PartFacts {
  readonly name: string;
  readonly isCombo: boolean;
  readonly isWithdrawn: boolean;
  /** Whether it is chosen by tone or volume. */
  readonly hasOptions: boolean;
  /** What can still be bought of it: one, where it has no options. */
  readonly optionIds: readonly string[];
  /** Of its tones and volumes the withdrawn ones. */
  readonly withdrawnOptionIds: readonly string[];
}

export interface PartDraft {
  readonly productId: string;
  /** Null: the buyer chooses among its options. */
  readonly optionId: string | null;
}

/** Why a part cannot be one; `name` is the product's, empty where there is none. */
export interface PartFault {
  readonly kind: 'unknown' | 'self' | 'combo' | 'withdrawn' | 'withdrawnOption' | 'twice';
  readonly name: string;
}

/**
 * What keeps these parts from being a combo's; null: nothing. A combo takes the stock of its parts
 * (D-7) and has none, so a combo is no part of another: that there is no cycle follows from it.
 */
export function judgeParts(
  comboId: string | null,
  parts: readonly PartDraft[],
  facts: ReadonlyMap<string, PartFacts>,
): PartFault | null {
  const fixed = new Set<string>();
  for (const { productId, optionId } of parts) {
    const known = facts.get(productId);
    const kind = faultOf(comboId, { productId, optionId }, known);
    if (kind) return { kind, name: known?.name ?? '' };
    // What is left to the buyer may stand there twice: each time another tone.
    const option = optionId ?? (known?.hasOptions ? null : (known?.optionIds[0] ?? null));
    if (option !== null && fixed.has(option)) return { kind: 'twice', name: known?.name ?? '' };
    if (option !== null) fixed.add(option);
  }
  return null;
}

function faultOf(
  comboId: string | null,
  { productId, optionId }: PartDraft,
  known: PartFacts | undefined,
): PartFault['kind'] | null {
  if (productId === comboId) return 'self';
  if (!known) return 'unknown';
  if (known.isCombo) return 'combo';
  if (known.isWithdrawn) return 'withdrawn';
  if (optionId === null) return known.optionIds.length > 0 ? null : 'withdrawn';
  if (known.optionIds.includes(optionId)) return null;
  return known.withdrawnOptionIds.includes(optionId) ? 'withdrawnOption' : 'unknown';
}

/** What a part is where combos are packed: its base price there, and the units of its best option. */
export interface PackedPart {
  readonly name: string;
  readonly quantity: number;
  readonly price: number | null;
  readonly available: number;
}

export interface ComboWorth {
  /** Pesos of the parts one by one; null where one has no price. */
  readonly apart: number | null;
  /** What the combo takes off that: 0.11 is 11 %; null where either is unknown. */
  readonly off: number | null;
  /** Parts that keep it from being packed once more, by name. */
  readonly scarce: readonly string[];
}

/** What the parts of a combo cost apart from it, and which of them run out first. */
export function weighCombo(parts: readonly PackedPart[], price: number | null): ComboWorth {
  const prices = parts.map((part) => (part.price === null ? null : part.price * part.quantity));
  const apart = prices.includes(null)
    ? null
    : prices.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  const packs = parts.map(({ available, quantity }) => Math.floor(available / quantity));
  const least = Math.min(...packs);
  return {
    apart,
    off: apart === null || price === null || apart === 0 ? null : (apart - price) / apart,
    scarce: [...new Set(parts.filter((_, at) => packs[at] === least).map(({ name }) => name))],
  };
}
