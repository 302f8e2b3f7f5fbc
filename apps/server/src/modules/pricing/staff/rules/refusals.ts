import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { isBackwards, windowOf } from '@matiz/domain/pricing/window.ts';
import type { Tx } from '#db/sql.ts';

/** Codes that a sentence names before it leaves the rest away. */
const mostNamed = 5;

/** `7-43, 8-1 y 12 más`. */
export function nameSome(names: readonly string[]): string {
  const named = names.slice(0, mostNamed);
  const rest = names.length - named.length;
  return new Intl.ListFormat('es-CO').format(rest > 0 ? [...named, `${rest} más`] : named);
}

export function unknownCodes(
  asked: readonly string[],
  known: readonly { readonly asked: string }[],
): string[] {
  const found = new Set(known.map((product) => product.asked));
  return asked.filter((code) => !found.has(code));
}

interface WindowSet {
  readonly startsAt?: string | null | undefined;
  readonly endsAt?: string | null | undefined;
}

/** A window that ends before it begins, with what was stored of it before. */
export async function refuseBackwards(
  tx: Tx,
  table: 'deal' | 'price_list' | 'coupon',
  id: string | null,
  set: WindowSet,
): Promise<Failure | null> {
  if (set.startsAt === undefined && set.endsAt === undefined) return null;
  const [stored] = await tx<{ startsAt: Date | null; endsAt: Date | null }[]>`
    SELECT starts_at AS "startsAt", ends_at AS "endsAt" FROM ${tx(table)}
    WHERE id = ${id}::text::integer`;
  const { startsAt, endsAt } = windowOf(set);
  const window = {
    startsAt: set.startsAt === undefined ? (stored?.startsAt ?? null) : startsAt,
    endsAt: set.endsAt === undefined ? (stored?.endsAt ?? null) : endsAt,
  };
  return isBackwards(window)
    ? failureAt('set.endsAt', 'INVALID_REQUEST', say('windowBackwards'))
    : null;
}
