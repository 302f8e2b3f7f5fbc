import { addFavouritesToCart } from '@matiz/contracts/catalogue/favourite-lists.ts';
import type { BodyOf, ReplyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure, sentenceOf } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { decideReorder, type ReorderedLine } from '@matiz/domain/cart/reorder/decide-reorder.ts';
import { favouritesToAdd, type ToChoose } from '@matiz/domain/cart/reorder/favourites-to-add.ts';
import { missingFromCart } from '@matiz/domain/cart/reorder/usual-basket.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import type { Buyer } from '#http/session/principal.ts';
import { readFavouriteGoods } from '#modules/catalogue/index.ts';
import type { CartWriteDeps } from '../lines/cart-use.ts';
import { mutationOf } from '../lines/mutation.ts';
import { writeCart } from '../lines/write-cart.ts';
import { noCoverage } from '../no-coverage.ts';
import { changedCart } from '../show-cart.ts';
import { refusedLine } from './reorder.ts';

/** «Agregar todo»: a list of favourites put in the cart where it is not there yet. */
export function createAddFavourites(deps: CartWriteDeps) {
  const { sql, newId } = deps;

  return async function addFavourites(
    buyer: Buyer,
    body: BodyOf<typeof addFavouritesToCart>,
  ): Promise<ResultOf<typeof addFavouritesToCart>> {
    if (buyer.location.zoneId === null) return fail(noCoverage(buyer));
    const list = { userId: buyer.userId, listId: body.listId ?? null };
    const goods = await readFavouriteGoods(sql.reader, list);
    if (goods === null) return fail(failure('NOT_FOUND'));
    const { lines, toChoose } = favouritesToAdd(goods);
    return writeCart(deps, {
      buyer,
      versionIds: lines.map(({ versionId }) => versionId),
      mutation: mutationOf(addFavouritesToCart, body),
      opens: true,
      decide(snapshot, moment) {
        const missing = missingFromCart(lines, snapshot.rows);
        const { reordered, change } = decideReorder(missing, snapshot, { moment, newId });
        const hasAll = missing.length === 0 && lines.length > 0;
        if (change === null && !hasAll) {
          const choices = toChoose.map(({ good, refusal }) => ({ ...good, reason: refusal }));
          const refused = [...reordered.map(refusedLine), ...choices];
          return fail({ ...failure('NOTHING_TO_REORDER'), lines: refused });
        }
        const added = reordered.flatMap(tellAdded);
        const reply = {
          ...changedCart(snapshot, change ?? snapshot, moment),
          products: added.length,
          units: added.reduce((sum, { quantity }) => sum + quantity, 0),
          added,
          notTaken: [...reordered.flatMap(tellNotTaken), ...toChoose.map(tellChoice)],
        };
        return ok({ change, reply });
      },
    });
  };
}

type Added = ReplyOf<typeof addFavouritesToCart>['added'][number];
type NotTaken = ReplyOf<typeof addFavouritesToCart>['notTaken'][number];

function tellAdded({ line: { code, versionCode, name }, added }: ReorderedLine): Added[] {
  return added === 0 ? [] : [{ code, versionCode, name, quantity: added }];
}

/** What of a line could not be had, and why. */
function tellNotTaken({ line, added, refusal }: ReorderedLine): NotTaken[] {
  if (refusal === null) return [];
  const reason = sentenceOf(refusal);
  const message = added === 0 ? reason : say('addedSome', { added, asked: line.quantity, reason });
  return [{ code: line.code, name: line.name, message }];
}

function tellChoice({ good: { code, name }, refusal }: ToChoose): NotTaken {
  return { code, name, message: sentenceOf(refusal) };
}
