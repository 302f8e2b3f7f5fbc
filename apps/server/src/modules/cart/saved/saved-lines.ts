import {
  type listSavedLines,
  maxSavedLines,
  type removeSavedLines,
  type SavedLine,
  saveLines,
} from '@matiz/contracts/cart/saved-lines.ts';
import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import { decideRemovals } from '@matiz/domain/cart/lines/decide-removal.ts';
import { type TakenUnits, takenUnits } from '@matiz/domain/cart/lines/taken-units.ts';
import { planCart } from '@matiz/domain/cart/plan/plan-cart.ts';
import { rowIdOf } from '@matiz/domain/cart/snapshot.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import type { Buyer } from '#http/session/principal.ts';
import { cartOwnerOf } from '../cart-owner.ts';
import { cartOfNow } from '../lines/cart-lines.ts';
import type { CartWriteDeps } from '../lines/cart-use.ts';
import { lockOpenCart } from '../lines/cart-write.store.ts';
import { mutationOf } from '../lines/mutation.ts';
import { writeCart } from '../lines/write-cart.ts';
import { showCart } from '../show-cart.ts';
import { addSaved, readSaved, removeSaved, type SavedRow } from './saved.store.ts';

/** «Guardar para después»: out of the cart and kept, both or neither. */
export interface SavedLinesService {
  listSaved(buyer: Buyer): Promise<ResultOf<typeof listSavedLines>>;
  saveLines(buyer: Buyer, body: BodyOf<typeof saveLines>): Promise<ResultOf<typeof saveLines>>;
  removeSaved(
    buyer: Buyer,
    body: BodyOf<typeof removeSavedLines>,
  ): Promise<ResultOf<typeof removeSavedLines>>;
}

export function createSavedLines(deps: CartWriteDeps): SavedLinesService {
  const { sql, clock } = deps;
  const listSaved = async (buyer: Buyer) => {
    const rows = await readSaved(sql.reader, cartOwnerOf(buyer), maxSavedLines);
    return ok({ result: rows.map(show) });
  };
  return {
    listSaved,

    saveLines: (buyer, body) =>
      sql.begin(async (tx) => {
        const owner = cartOwnerOf(buyer);
        // Held from the beginning: the one who comes second finds what is left.
        await lockOpenCart(tx, owner);
        let taken: readonly TakenUnits[] = [];
        const reply = await writeCart(
          { ...deps, sql: tx, memory: null },
          {
            buyer,
            opens: false,
            cartId: body.cartId,
            mutation: mutationOf(saveLines, body, cartOfNow),
            decide(snapshot, moment) {
              // Of a combo what was chosen for its parts would be lost.
              const simple = new Set(
                snapshot.rows
                  .filter(({ assemblyVersionIds }) => assemblyVersionIds.length === 0)
                  .map(({ id }) => id),
              );
              const lineIds = body.lineIds.filter((lineId) => simple.has(rowIdOf(lineId)));
              if (lineIds.length === 0) return fail(failure('UNKNOWN_CART_LINE'));
              const decision = decideRemovals(lineIds, snapshot, moment);
              if (!decision.ok) return decision;
              const { rows } = decision.value;
              taken = takenUnits(snapshot.rows, rows);
              const shown = showCart(snapshot.cart, planCart({ ...snapshot, rows }, moment));
              return ok({ change: decision.value, reply: shown });
            },
          },
        );
        if (reply.ok && taken.length > 0) await addSaved(tx, owner, taken, clock());
        return reply;
      }),

    async removeSaved(buyer, { versionCodes }) {
      await removeSaved(sql, cartOwnerOf(buyer), versionCodes);
      return listSaved(buyer);
    },
  };
}

function show(row: SavedRow): SavedLine {
  const { product_id, version_code, version_name, seen_price, saved_at, ...rest } = row;
  return {
    ...rest,
    productId: String(product_id),
    versionCode: version_code,
    versionName: version_name,
    priceThen: seen_price,
    savedAt: saved_at.toISOString(),
  };
}
