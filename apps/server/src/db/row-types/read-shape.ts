import type { TypeNode } from 'typescript/unstable/ast';
import { type Checker, type Type, TypeFlags } from 'typescript/unstable/async';
import type { Alternative, Shape } from './shape.ts';

/** Turns types of a program into shapes; each type once, so that one may hold itself. */
export function createShapeReader(checker: Checker) {
  const shapes: Shape[] = [];
  const numbers = new Map<number, number>();

  async function shapeOf(type: Type): Promise<number> {
    const known = numbers.get(type.id);
    if (known !== undefined) return known;
    const number = shapes.push([]) - 1;
    numbers.set(type.id, number);
    shapes[number] = await alternativesOf(type);
    return number;
  }

  async function alternativesOf(type: Type): Promise<Shape> {
    if (!type.isUnionType()) return [await alternativeOf(type)];
    const parts: Shape[] = [];
    for (const one of await type.getTypes()) parts.push(await alternativesOf(one));
    return parts.flat();
  }

  async function alternativeOf(type: Type): Promise<Alternative> {
    if (type.isLiteralType()) {
      const { value } = type;
      return typeof value === 'bigint' ? { is: 'any' } : plainOf(typeof value, value);
    }
    const { flags } = type;
    if (flags & TypeFlags.StringLike || type.isTemplateLiteralType()) return { is: 'string' };
    if (flags & TypeFlags.NumberLike) return { is: 'number' };
    if (flags & TypeFlags.BooleanLike) return { is: 'boolean' };
    if (flags & TypeFlags.Null) return { is: 'null' };
    if (flags & (TypeFlags.Undefined | TypeFlags.Void)) return { is: 'undefined' };
    // A marked text (`string & { brand }`) is a text.
    if (type.isIntersectionType()) {
      const parts = await Promise.all((await type.getTypes()).map(alternativeOf));
      const plain = parts.find(({ is }) => is === 'string' || is === 'number');
      if (plain) return plain;
    } else if (!type.isObjectType()) return { is: 'any' };
    return objectOf(type);
  }

  async function objectOf(type: Type): Promise<Alternative> {
    const name = (await type.getSymbol())?.name;
    if (name === 'Date') return { is: 'Date' };
    if (name === 'Buffer' || name === 'Uint8Array') return { is: 'bytes' };
    if (await checker.isArrayLikeType(type)) {
      const items = await itemOf(type);
      return items ? { is: 'list', items: await shapeOf(items) } : { is: 'any' };
    }
    const properties = await checker.getPropertiesOfType(type);
    const types = await checker.getTypeOfSymbol(properties);
    const fields: Record<string, number> = {};
    for (const [index, property] of properties.entries()) {
      const its = types[index];
      if (its) fields[property.name] = await shapeOf(its);
    }
    const [rest] = await checker.getIndexInfosOfType(type);
    if (!rest) return { is: 'object', fields };
    return { is: 'object', fields, others: await shapeOf(rest.valueType) };
  }

  /** Of a tuple none: its items differ. */
  async function itemOf(type: Type): Promise<Type | undefined> {
    if (!type.isTypeReference() || type.isTupleType()) return undefined;
    const items = await checker.getTypeArguments(type);
    return items.length === 1 ? items[0] : undefined;
  }

  return {
    shapes: shapes as readonly Shape[],
    /** The shape of a row, of a node like `Row[]`. */
    async readRow(rows: TypeNode): Promise<number> {
      const list = await checker.getTypeFromTypeNode(rows);
      const row = list && (await itemOf(list));
      if (!row) throw new Error(`not a list of rows: ${rows.getText()}`);
      return shapeOf(row);
    },
  };
}

function plainOf(kind: string, only: string | number | boolean): Alternative {
  if (kind === 'string' || kind === 'number' || kind === 'boolean') return { is: kind, only };
  return { is: 'any' };
}
