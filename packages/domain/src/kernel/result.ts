/** An expected outcome: the value, or a failure that carries its numbers. Surprises throw instead. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function fail<E>(error: E): { ok: false; error: E } {
  return { ok: false, error };
}

/** The value of a result that cannot fail here, or whose failure nobody but a log can hear of. */
export function orThrow<T>(result: Result<T, unknown>): T {
  if (result.ok) return result.value;
  throw new Error(`This was not to fail: ${JSON.stringify(result.error)}`);
}
