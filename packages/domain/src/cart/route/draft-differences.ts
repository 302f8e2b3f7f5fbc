import type { PlainDate } from '../../kernel/clock.ts';
import type { Pesos } from '../../kernel/money.ts';

/** What the device told the seller of a line. */
export interface ExpectedLine {
  readonly versionId: number;
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  readonly price: Pesos | null;
  readonly inPresale: number;
  readonly date: PlainDate | null;
}

/** What the shop answers of it. */
export interface AnsweredLine {
  readonly quantityNow: number;
  readonly quantityPresale: number;
  readonly dispatchDate: PlainDate | null;
  readonly price: Pesos | null;
  /** Why none of it could be taken; null: all of it was. */
  readonly refusal: string | null;
}

/** What is not as the seller saw it; `refused` also leaves the line with the seller. */
export type Difference = { readonly name: string; readonly versionId: number } & (
  | { readonly kind: 'price'; readonly before: Pesos; readonly after: Pesos }
  | { readonly kind: 'presale'; readonly units: number; readonly date: PlainDate | null }
  | { readonly kind: 'refused'; readonly quantity: number; readonly message: string }
);

/** Line by line, in order: an answer that is missing was refused without a word. */
export function differencesOf(
  expected: readonly ExpectedLine[],
  answered: readonly AnsweredLine[],
): Difference[] {
  return expected.flatMap((line, index): Difference[] => {
    const answer = answered[index];
    const { name, versionId, quantity } = line;
    const about = { name, versionId };
    if (!answer || answer.refusal !== null) {
      return [{ ...about, kind: 'refused', quantity, message: answer?.refusal ?? '' }];
    }
    const { price, quantityPresale, dispatchDate } = answer;
    const isDearer = line.price !== null && price !== null && line.price !== price;
    const isLater = quantityPresale !== line.inPresale || dispatchDate !== line.date;
    return [
      ...(isDearer ? [{ ...about, kind: 'price' as const, before: line.price, after: price }] : []),
      ...(isLater
        ? [{ ...about, kind: 'presale' as const, units: quantityPresale, date: dispatchDate }]
        : []),
    ];
  });
}
