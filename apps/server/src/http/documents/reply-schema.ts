import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { ContractBroken } from '../errors.ts';

interface JsonSchema {
  readonly [key: string]: unknown;
}

const known = new WeakMap<z.ZodType, JsonSchema>();

/**
 * The JSON schema by which Fastify writes a reply: what it does not name is left out, so that a
 * column too many in a query never reaches anybody. Only what shapes the output is kept, and
 * nullable is spelled `[type, 'null']`, which the serializer writes without a validator. The same
 * one for the same schema.
 */
export function replySchemaOf(schema: z.ZodType): JsonSchema {
  const reply =
    known.get(schema) ?? shape(z.toJSONSchema(schema, { target: 'draft-7', io: 'output' }));
  known.set(schema, reply);
  return reply;
}

function shape(schema: JsonSchema): JsonSchema {
  const { anyOf } = schema;
  if (Array.isArray(anyOf)) return shapeUnion(anyOf);
  const { type, properties, required, items, additionalProperties } = schema;
  return {
    ...(type === undefined ? {} : { type }),
    ...(isSchema(properties) ? { properties: mapValues(properties) } : {}),
    ...(required === undefined ? {} : { required }),
    ...(isSchema(items) ? { items: shape(items) } : {}),
    ...(type === 'object' ? { additionalProperties: rest(additionalProperties) } : {}),
  };
}

/** A value or null; any other union is written as it is found. */
function shapeUnion(options: readonly unknown[]): JsonSchema {
  const schemas = options.filter(isSchema);
  const [only, ...others] = schemas.filter(({ type }) => type !== 'null');
  if (!only || others.length > 0) return {};
  const shaped = shape(only);
  return schemas.length > 1 ? { ...shaped, type: [shaped.type, 'null'] } : shaped;
}

function rest(additional: unknown): unknown {
  return isSchema(additional) ? shape(additional) : false;
}

function mapValues(properties: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      isSchema(schema) ? shape(schema) : {},
    ]),
  );
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Throws `ContractBroken` when a reply has a field too many, too few, or of another type. */
export function requireReply(schema: z.ZodType, value: unknown, call: string): void {
  const parsed = schema.safeParse(value);
  if (!parsed.success)
    throw new ContractBroken(`${call} breaks its reply: ${parsed.error.message}`);
  if (!isDeepStrictEqual(plain(value), plain(parsed.data))) {
    throw new ContractBroken(`${call} answers fields that its reply does not declare`);
  }
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
