import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile.ts';

type Path = readonly (string | number)[];

/** The value with one of its leaves changed into something hostile: mostly a text for a text. */
export function damaged(value: unknown): fc.Arbitrary<unknown> {
  const paths = leavesOf(value);
  if (paths.length === 0) return fc.constant(value);
  return fc.constantFrom(...paths).chain((path) => {
    const leaf = path.reduce<unknown>(
      (at, key) => (at as Record<string | number, unknown>)[key],
      value,
    );
    const other =
      typeof leaf === 'string'
        ? fc.oneof(
            { weight: 4, arbitrary: hostileIn(leaf) },
            { weight: 1, arbitrary: hostileValue },
          )
        : hostileValue;
    return other.map((next) => replaced(value, path, next));
  });
}

/** The whole text replaced, or something put into it: a prefix that is known leads further in. */
function hostileIn(text: string): fc.Arbitrary<string> {
  return fc.oneof(
    hostileText,
    fc
      .tuple(hostileText, fc.nat(text.length))
      .map(([bad, at]) => text.slice(0, at) + bad + text.slice(at)),
  );
}

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return path.length === 0 ? [] : [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function replaced(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  if (Array.isArray(value)) {
    return value.map((inner, index) => (index === key ? replaced(inner, rest, next) : inner));
  }
  const object = value as Record<string, unknown>;
  return { ...object, [key]: replaced(object[key], rest, next) };
}
