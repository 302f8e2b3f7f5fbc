/** A table that is asked for what people wrote: it knows no `constructor` and no `toString`. */
export function tableOf<Value>(
  entries: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null), entries);
}
