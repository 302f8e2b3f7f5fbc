import type { DemoBrand, DemoProduct } from '../catalogue/types.ts';
import { goodsOf } from './goods.ts';
import { shelfOf } from './objects/shelf.ts';
import { createSketch, n, type Sketch } from './sketch.ts';
import { floor, paintStage } from './stage.ts';
import type { PackshotShape } from './types.ts';

/** The picture of a product on the white stage. */
export function packshotSvg(product: DemoProduct, brand: DemoBrand): string {
  const sketch = createSketch(1000, 1000);
  paintStage(sketch);
  const { left, right, top } = shelfOf(product);
  const tall = floor - top;
  const scale = Math.min(780 / tall, 790 / (right - left));
  drawProduct(sketch, product, brand, { x: 500, y: 506 + (tall * scale) / 2, scale });
  return sketch.toSvg();
}

/** The product alone, standing on (x, y): for pictures that show several. */
export function drawProduct(
  sketch: Sketch,
  product: DemoProduct,
  brand: DemoBrand,
  at: { x: number; y: number; scale: number },
): void {
  const { draw, left, right } = shelfOf(product);
  const scale = at.scale * sizeScale(product.packshot.shape, product.contentSize);
  const dx = at.x - ((left + right) / 2) * scale;
  const move = `translate(${n(dx)} ${n(at.y - floor * scale)}) scale(${scale.toFixed(3)})`;
  sketch.group(`transform="${move}"`, () => draw(sketch, goodsOf(product, brand)));
}

/** Small sizes look smaller: a 60 ml bottle is not as tall as one of half a litre. */
function sizeScale(shape: PackshotShape, size: string): number {
  const [, amount = '', unit = ''] = /([\d.,]+)\s*(ml|g|L|kg)\b/.exec(size) ?? [];
  const value = Number(amount.replace(',', '.')) * (unit === 'L' || unit === 'kg' ? 1000 : 1);
  if (!value) return 1;
  const usual: Partial<Record<PackshotShape, number>> = {
    bottle: 350,
    jar: 300,
    tub: 600,
    spray: 260,
    aerosol: 450,
    pump: 900,
    tube: 220,
    dropper: 60,
  };
  const reference = usual[shape];
  return reference ? Math.min(1.08, Math.max(0.76, (value / reference) ** 0.14)) : 1;
}
