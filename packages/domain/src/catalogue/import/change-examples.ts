import { fieldChanges } from './field-changes.ts';
import type { ProductChange } from './plan/product-change.ts';

/** A price that an import would change, in a warehouse. */
export interface PriceExample {
  readonly code: string;
  readonly name: string;
  readonly warehouse: string;
  readonly before: number;
  readonly after: number;
}

/** A product that would change or come: what of it, before and after. */
export interface ChangeExample {
  readonly code: string;
  readonly name: string;
  readonly fields: readonly {
    /** A field's name; with a version's code before it where it is the version's. */
    readonly field: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
}

/** What is shown of a file before it is loaded: the largest first, then a few of each kind. */
export interface ChangeExamples {
  /** Prices that rise, and that fall, by more than `largeStep`. */
  readonly rises: number;
  readonly falls: number;
  /** Of both, the largest steps. */
  readonly steps: readonly PriceExample[];
  readonly changed: readonly ChangeExample[];
  readonly added: readonly ChangeExample[];
}

/** The part of a price past which a change is named: a digit too many shows here. */
export const largeStep = 0.3;

const mostExamples = 20;

export const noExamples: ChangeExamples = {
  rises: 0,
  falls: 0,
  steps: [],
  changed: [],
  added: [],
};

/** Picks the examples of some changes. `nameOf` says what a product is called now. */
export function pickExamples(
  changes: readonly ProductChange[],
  nameOf: (code: string) => string | undefined,
): ChangeExamples {
  const called = (change: ProductChange) =>
    change.product?.after?.name ?? nameOf(change.code) ?? change.code;
  const steps = changes.flatMap((change) =>
    change.prices.flatMap(({ warehouse, before, after }): PriceExample[] => {
      if (before === null || after === null) return [];
      const step = { code: change.code, name: called(change), warehouse, before, after };
      return Math.abs(sizeOf(step)) > largeStep ? [step] : [];
    }),
  );
  const isNew = (change: ProductChange) => change.product?.before === null;
  const exampleOf = (change: ProductChange): ChangeExample => ({
    code: change.code,
    name: called(change),
    fields: fieldChanges(change),
  });
  return {
    rises: steps.filter((step) => sizeOf(step) > 0).length,
    falls: steps.filter((step) => sizeOf(step) < 0).length,
    steps: largestFirst(steps),
    changed: changes
      .filter((change) => !isNew(change))
      .slice(0, mostExamples)
      .map(exampleOf),
    added: changes.filter(isNew).slice(0, mostExamples).map(exampleOf),
  };
}

export function joinExamples(one: ChangeExamples, other: ChangeExamples): ChangeExamples {
  return {
    rises: one.rises + other.rises,
    falls: one.falls + other.falls,
    steps: largestFirst([...one.steps, ...other.steps]),
    changed: [...one.changed, ...other.changed].slice(0, mostExamples),
    added: [...one.added, ...other.added].slice(0, mostExamples),
  };
}

/** By which part of itself a price changes. */
function sizeOf({ before, after }: PriceExample): number {
  return (after - before) / before;
}

/** As many times as much weighs like as many times as little. */
function largestFirst(steps: readonly PriceExample[]): PriceExample[] {
  const weight = ({ before, after }: PriceExample) => Math.abs(Math.log(after / before));
  return steps.toSorted((one, other) => weight(other) - weight(one)).slice(0, mostExamples);
}
