import type { addItem } from '@matiz/contracts/cart.ts';
import type { BodyOf, ReplyOf } from '@matiz/contracts/define-call.ts';
import type { AddedVersion, Addition } from '@matiz/domain/cart/lines/decide-addition.ts';

type Body = BodyOf<typeof addItem>;

/**
 * What `POST /cart/additem` asks for, one of each version however often the list names it. §7 parts
 * the units in stock and presale; here they count together, since the rule splits them (§4).
 */
export function additionOf(body: Body): Addition {
  const { productId, code, assemblies = [] } = body;
  const list = body.versions ?? [
    {
      code,
      quantity: body.quantity ?? 0,
      quantityPresale: body.quantityPresale,
      seenPrice: body.seenPrice,
    },
  ];
  const versions = [...Map.groupBy(list, (one) => one.code)].map(([version, rows]) => {
    const inPresale = rows.reduce((sum, { quantityPresale = 0 }) => sum + quantityPresale, 0);
    const quantity = rows.reduce((sum, one) => sum + one.quantity, inPresale);
    return { code: version, quantity, wantsPresale: inPresale > 0, seenPrice: rows[0]?.seenPrice };
  });
  return { productId, code, versions, assemblies };
}

/** How what was added is told. */
export function showAdded(added: AddedVersion): ReplyOf<typeof addItem>['results'][number] {
  const { sellable, fromStock, inPresale, lastDate } = added;
  return {
    code: sellable.code,
    versionCode: sellable.versionCode,
    quantity: fromStock,
    quantityPresale: inPresale,
    dispatchDate: lastDate,
  };
}
