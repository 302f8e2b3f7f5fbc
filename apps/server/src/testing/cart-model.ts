/**
 * A cart as a plain sequential program: what two devices at once are held against (D-9). It knows
 * nothing of the server; its figures are those of `modelGoods`.
 */

/** What is sold: `dyeA` in stock and in presale, `gloves` also inside of the combo, by twos. */
export const modelGoods = {
  dyeA: { price: 1000, least: 1, multiple: 1 },
  dyeB: { price: 1000, least: 1, multiple: 1 },
  shampoo: { price: 700, least: 4, multiple: 2 },
  gloves: { price: 300, least: 1, multiple: 1 },
  combo: { price: 500, least: 1, multiple: 1 },
} as const;
export type Good = keyof typeof modelGoods;
export const goodNames = Object.keys(modelGoods) as [Good, ...Good[]];

export const modelStock = { dyeA: 6, dyeB: 6, shampoo: 12, gloves: 9 } as const;
export const modelCap = 4;
/** From so many units of both dyes together, a tenth less. */
export const modelBreak = { minQuantity: 6, percent: 10 };
const gloveUnits = 2;

/** Units that leave at once and units that wait, of each good. */
export type ModelCart = Readonly<Record<Good, { readonly now: number; readonly later: number }>>;
/** Null: no cart is open. */
export type Model = ModelCart | null;

export const emptyCart: ModelCart = {
  dyeA: { now: 0, later: 0 },
  dyeB: { now: 0, later: 0 },
  shampoo: { now: 0, later: 0 },
  gloves: { now: 0, later: 0 },
  combo: { now: 0, later: 0 },
};

export type Line = { readonly good: Good; readonly advance: boolean };
export type Step =
  | { readonly kind: 'add'; readonly good: Good; readonly units: number }
  | { readonly kind: 'list'; readonly rows: readonly { good: Good; units: number }[] }
  | ({ readonly kind: 'change'; readonly units: number } & Line)
  | ({ readonly kind: 'remove' } & Line)
  | { readonly kind: 'removeLines'; readonly lines: readonly Line[] }
  | { readonly kind: 'clean' };

/** The cart after a step; `isDone` false: refused, and nothing changed. */
export interface Taken {
  readonly model: Model;
  readonly isDone: boolean;
}

export function takeStep(model: Model, step: Step): Taken {
  const refused: Taken = { model, isDone: false };
  const done = (after: Model): Taken => ({ model: after, isDone: true });
  if (step.kind === 'add') {
    const after = grow(model ?? emptyCart, step.good, step.units);
    return after ? done(after) : refused;
  }
  if (step.kind === 'list') {
    const after = step.rows.reduce<Model>(
      (cart, { good, units }) => grow(cart ?? emptyCart, good, units) ?? cart,
      model,
    );
    return done(after);
  }
  if (model === null) return refused;
  if (step.kind === 'clean') return done(null);
  if (step.kind === 'removeLines') {
    const there = step.lines.filter((line) => unitsOf(model, line) > 0);
    return there.length === 0 ? refused : done(there.reduce(without, model));
  }
  if (unitsOf(model, step) === 0) return refused;
  if (step.kind === 'remove') return done(without(model, step));
  const { now, later } = model[step.good];
  const after = hold(model, step.good, step.units + (step.advance ? now : later));
  return after ? done(after) : refused;
}

function unitsOf(cart: ModelCart, { good, advance }: Line): number {
  return advance ? cart[good].later : cart[good].now;
}

function without(cart: ModelCart, { good, advance }: Line): ModelCart {
  return { ...cart, [good]: { ...cart[good], [advance ? 'later' : 'now']: 0 } };
}

function grow(cart: ModelCart, good: Good, units: number): ModelCart | null {
  return hold(cart, good, cart[good].now + cart[good].later + units);
}

/** So many units in all, stock first; null when the rules or the warehouse say no. */
function hold(cart: ModelCart, good: Good, total: number): ModelCart | null {
  const { least, multiple } = modelGoods[good];
  if (total < least || total % multiple !== 0) return null;
  const now = Math.min(total, inStock(cart, good));
  const later = total - now;
  if (later > (good === 'dyeA' ? modelCap : 0)) return null;
  return { ...cart, [good]: { now, later } };
}

/** What the other lines leave of it. */
function inStock(cart: ModelCart, good: Good): number {
  if (good === 'combo') return Math.floor((modelStock.gloves - cart.gloves.now) / gloveUnits);
  if (good === 'gloves') return modelStock.gloves - cart.combo.now * gloveUnits;
  return modelStock[good];
}

/** What the cart says that it comes to. */
export function sumModel(model: Model): { units: number; amount: number } {
  const cart = model ?? emptyCart;
  const count = (good: Good) => cart[good].now + cart[good].later;
  const units = goodNames.reduce((sum, good) => sum + count(good), 0);
  const dyes = count('dyeA') + count('dyeB');
  const off = dyes >= modelBreak.minQuantity ? modelBreak.percent : 0;
  const amount = goodNames.reduce((sum, good) => {
    const { price } = modelGoods[good];
    const isDye = good === 'dyeA' || good === 'dyeB';
    return sum + count(good) * (isDye ? (price * (100 - off)) / 100 : price);
  }, 0);
  return { units, amount };
}
