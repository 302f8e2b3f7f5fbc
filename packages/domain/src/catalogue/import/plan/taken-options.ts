import { foldText, parseTone } from '../../tone.ts';

/** What a version of a product is chosen by, and whether it can be. */
interface Option {
  readonly toneNumber: string | null;
  readonly volume: number | null;
  readonly isWithdrawn: boolean;
}

/** What the database keeps apart within a product, withdrawn or not: the tone as it is printed. */
export function optionKey({ toneNumber, volume }: Omit<Option, 'isWithdrawn'>): string {
  return JSON.stringify([toneNumber, volume]);
}

/** What buyers keep apart: 7.43, 7,43 and 743 are one tone (D-14), 31 and 3.1 are two (ADR 36). */
function soldKey({ toneNumber, volume }: Option): string {
  return JSON.stringify([toneNumber === null ? null : toneKeyOf(toneNumber), volume]);
}

function toneKeyOf(printed: string): unknown {
  const text = foldText(printed.trim()).replace(/\s+/g, ' ');
  const { level, key, sortKey } = parseTone(printed);
  const isNumber = level !== null || key.startsWith('.');
  // The order of the card knows 9,5-1 from 9.51, which have the same digits.
  return isNumber && !/^\d{1,2}$/.test(text) ? [sortKey, key] : text;
}

export type TakenOptions = ReturnType<typeof createTakenOptions>;

/** Which version of a product has which tone and volume; `id` is how the caller names versions. */
export function createTakenOptions() {
  const printed = new Map<string, string>();
  const sold = new Map<string, string>();
  return {
    take(id: string, option: Option): void {
      printed.set(optionKey(option), id);
      if (!option.isWithdrawn) sold.set(soldKey(option), id);
    },

    /**
     * Which other version has what this one is to have. Two that were alike already stay so: who
     * changes neither tone nor volume of one, and does not bring it back, is not asked.
     */
    ownerOf(id: string, option: Option, before: Option | null): string | undefined {
      const isAsBefore =
        before !== null &&
        soldKey(before) === soldKey(option) &&
        before.isWithdrawn === option.isWithdrawn;
      const owners = [
        printed.get(optionKey(option)),
        option.isWithdrawn || isAsBefore ? undefined : sold.get(soldKey(option)),
      ];
      return owners.find((owner) => owner !== undefined && owner !== id);
    },
  };
}
