import type { FacetOption, Facets } from '@matiz/contracts/catalogue/catalogue-facets.ts';

/**
 * The counts of what is chosen, on every choice that the whole list has, where it stood: what a
 * choice leaves nothing of stays with 0, so that nothing moves from under the finger.
 */
export function facetsInOrder(whole: Facets, counted: Facets): Facets {
  return {
    ...counted,
    categories: optionsInPlace(whole.categories, counted.categories),
    brands: optionsInPlace(whole.brands, counted.brands),
    lines: optionsInPlace(whole.lines, counted.lines),
    levels: optionsInPlace(whole.levels, counted.levels),
    reflections: optionsInPlace(whole.reflections, counted.reflections),
    volumes: optionsInPlace(whole.volumes, counted.volumes),
    price: counted.price ?? whole.price,
  };
}

/** What came to be since the whole list was counted stands at the end. */
function optionsInPlace<Option extends FacetOption>(
  whole: readonly Option[],
  counted: readonly Option[],
): Option[] {
  const countOf = new Map(counted.map(({ value, count }) => [value, count]));
  const known = new Set(whole.map(({ value }) => value));
  return [
    ...whole.map((option) => ({ ...option, count: countOf.get(option.value) ?? 0 })),
    ...counted.filter(({ value }) => !known.has(value)),
  ];
}
