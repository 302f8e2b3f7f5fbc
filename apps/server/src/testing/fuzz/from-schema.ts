import fc from 'fast-check';

export interface Schema {
  readonly [key: string]: unknown;
}

/** Values that mean something in the database of the test, by the name of the field. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/**
 * Values that a schema of the OpenAPI document allows, often of those that mean something. It need
 * not know every keyword: what it makes is sent as it is, right or wrong.
 */
export function valuesOf(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const { const: only, enum: choices, anyOf, type } = schema;
  if (only !== undefined) return fc.constant(only);
  if (Array.isArray(choices)) return fc.constantFrom(...choices);
  if (Array.isArray(anyOf)) {
    return fc.oneof(...anyOf.map((option: Schema) => valuesOf(option, known, name)));
  }
  if (type === 'array') return listsOf(schema, known, name);
  if (type === 'object') return objectsOf(schema, known);
  const meant = (known[name] ?? []).filter((value) => fits(schema, value));
  const made = scalarsOf(schema);
  if (meant.length === 0 || type === 'null') return made;
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...meant) },
    { weight: 1, arbitrary: made },
  );
}

function objectsOf({ properties, required }: Schema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries((properties ?? {}) as Record<string, Schema>);
  const requiredKeys = Array.isArray(required) ? required.map(String) : [];
  const record = Object.fromEntries(
    fields.map(([name, field]) => {
      const value = valuesOf(field, known, name);
      return [name, requiredKeys.includes(name) ? value : sometimes(value)] as const;
    }),
  );
  return fc.record(record).map(withoutAbsent);
}

/** Few at a time: of twenty filters together one is always wrong, and none would be reached. */
function sometimes(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: value },
  );
}

function withoutAbsent(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

function fits({ type, pattern, maxLength }: Schema, value: unknown): boolean {
  if (typeof value !== 'string') return type !== 'string';
  const isShort = value.length <= Number(maxLength ?? value.length);
  return type === 'string' && isShort && new RegExp(String(pattern ?? ''), 'u').test(value);
}

function listsOf({ items, minItems, maxItems }: Schema, known: Known, name: string) {
  const minLength = Number(minItems ?? 0);
  const maxLength = Math.max(minLength, Math.min(4, Number(maxItems ?? 4)));
  return fc.array(valuesOf((items ?? {}) as Schema, known, name), { minLength, maxLength });
}

function scalarsOf({ type, format, pattern, minLength, maxLength, minimum, maximum }: Schema) {
  const bounds = { min: Number(minimum ?? -10), max: Number(maximum ?? 10_000) };
  switch (type) {
    case 'integer':
      return fc.oneof(
        fc.integer({ min: 0, max: 3 }),
        fc.maxSafeInteger().map((n) => within(n, bounds)),
      );
    case 'number':
      return fc.double({ noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      if (format === 'email') return fc.emailAddress();
      if (format === 'uuid') return fc.uuid();
      if (format === 'date') return fc.constantFrom('2026-11-20', '2026-12-24', '1999-01-01');
      if (typeof pattern === 'string') return matching(pattern);
      return fc.string({
        minLength: Number(minLength ?? 0),
        maxLength: Math.min(40, Number(maxLength ?? 40)),
        unit: 'grapheme',
      });
  }
}

/** Made once: for each of them the generator goes through all of Unicode, and few are patterns of one call. */
const matchers = new Map<string, fc.Arbitrary<string>>();

/** The generator knows no lookaheads; what stands behind them is the most of these patterns. */
function matching(pattern: string): fc.Arbitrary<string> {
  const known = matchers.get(pattern);
  if (known) return known;
  const made = fc.stringMatching(new RegExp(pattern.replace(/\(\?[!=][^)]*\)/g, ''), 'u'));
  matchers.set(pattern, made);
  return made;
}

function within(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, value));
}
