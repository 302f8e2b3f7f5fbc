import type { DemoBrand, DemoProduct } from '../catalogue/types.ts';
import { shelfOf } from './objects/shelf.ts';
import { drawProduct } from './packshot.ts';
import type { Sketch } from './sketch.ts';
import { floor } from './stage.ts';

interface Placed {
  product: DemoProduct;
  scale: number;
  width: number;
}

/** Where a row stands: the middle of its foot, and the room that it may fill. */
export interface RowBox {
  cx: number;
  floor: number;
  width: number;
  height: number;
}

/**
 * Products side by side, centred: the first in the middle and in front, the others to its right
 * and left in turn, a little smaller and behind. When three are too wide for the box, the last
 * stays away.
 */
export function placeRow(
  sketch: Sketch,
  products: readonly DemoProduct[],
  brands: ReadonlyMap<string, DemoBrand>,
  box: RowBox,
): void {
  const { placed, overlap } = layOut(products, box);
  const left = placed.filter((_, i) => i > 0 && i % 2 === 0).reverse();
  const right = placed.filter((_, i) => i % 2 === 1);
  const order = [...left, ...placed.slice(0, 1), ...right];
  const total = order.reduce((sum, item) => sum + item.width * (1 + overlap), 0);
  let x = box.cx - total / 2;
  const places = new Map<Placed, number>();
  for (const item of order) {
    const step = item.width * (1 + overlap);
    places.set(item, x + step / 2);
    x += step;
  }
  for (const item of [...placed].reverse()) {
    const brand = brands.get(item.product.brand);
    const y = box.floor - (item === placed[0] ? 0 : box.height * 0.03);
    const at = { x: places.get(item) ?? box.cx, y, scale: item.scale };
    if (brand) drawProduct(sketch, item.product, brand, at);
  }
}

/** How tall the row gets when it is wide enough for the box. */
export function rowHeight(products: readonly DemoProduct[], box: RowBox): number {
  const heights = layOut(products, box).placed.map(
    ({ product, scale }) => (floor - shelfOf(product).top) * scale,
  );
  return Math.max(0, ...heights);
}

function layOut(
  products: readonly DemoProduct[],
  box: RowBox,
): { placed: Placed[]; overlap: number } {
  const desired = products.map((product, i) => sizeIn(box, product, i));
  const overlap = products.length > 3 ? -0.07 : 0.03;
  const total = desired.reduce((sum, item) => sum + item.width * (1 + overlap), 0);
  const fit = Math.min(1, box.width / total);
  if (fit < 0.7 && products.length === 3) return layOut(products.slice(0, 2), box);
  const placed = desired.map((item) => ({
    ...item,
    scale: item.scale * fit,
    width: item.width * fit,
  }));
  return { placed, overlap };
}

/** Full height for the first, less for the others, and no one wider than a good half. */
function sizeIn(box: RowBox, product: DemoProduct, index: number): Placed {
  const { left, right, top } = shelfOf(product);
  const tall = (box.height * (index === 0 ? 1 : 0.84)) / (floor - top);
  const scale = Math.min(tall, (box.width * (index === 0 ? 0.7 : 0.56)) / (right - left));
  return { product, scale, width: (right - left) * scale };
}
