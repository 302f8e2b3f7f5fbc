import type { JsonSchema } from './openapi.ts';

/** One field of a request or reply, as a table shows it. */
export interface SchemaRow {
  /** `versions[].code` */
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
}

/** The fields of a schema, the inner ones after those that hold them. */
export function schemaRows(schema: JsonSchema, path = ''): SchemaRow[] {
  const { properties, required, items, anyOf } = schema;
  if (isSchema(properties)) {
    const names: unknown[] = Array.isArray(required) ? required : [];
    return Object.entries(properties).flatMap(([name, inner]) => {
      if (!isSchema(inner)) return [];
      const at = path === '' ? name : `${path}.${name}`;
      const row = { path: at, type: typeOf(inner), isRequired: names.includes(name) };
      return [row, ...schemaRows(inner, at)];
    });
  }
  if (isSchema(items)) return schemaRows(items, `${path}[]`);
  if (Array.isArray(anyOf)) {
    return anyOf.filter(isSchema).flatMap((option) => schemaRows(option, path));
  }
  return [];
}

function typeOf({ type, anyOf, items, enum: values, format }: JsonSchema): string {
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(anyOf)) return anyOf.filter(isSchema).map(typeOf).join(' | ');
  if (type === 'array' && isSchema(items)) return `${typeOf(items)}[]`;
  const name = Array.isArray(type) ? type.join(' | ') : String(type ?? 'any');
  return format === undefined ? name : `${name} (${String(format)})`;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
