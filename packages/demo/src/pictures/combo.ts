import type { DemoBrand, DemoCatalogue, DemoProduct } from '../catalogue/types.ts';
import { lettering } from './lettering.ts';
import { glossy, readable } from './light.ts';
import { placeRow, rowHeight } from './row.ts';
import { createSketch, ellipse, type Sketch } from './sketch.ts';
import { paintStage } from './stage.ts';

/** The picture of a combo: its parts together, and a seal that counts them. */
export function comboSvg(combo: DemoProduct, catalogue: DemoCatalogue): string {
  const sketch = createSketch(1000, 1000);
  const brands = new Map<string, DemoBrand>(catalogue.brands.map((b) => [b.code, b]));
  const parts = combo.parts.flatMap((part) =>
    catalogue.products.filter((product) => product.code === part.product),
  );
  paintStage(sketch);
  const shown = parts.slice(0, 4);
  const box = { cx: 490, floor: 0, width: 900, height: 620 };
  const floor = Math.min(850, 540 + rowHeight(shown, box) / 2);
  placeRow(sketch, shown, brands, { ...box, floor });
  drawSeal(sketch, combo);
  return sketch.toSvg();
}

function drawSeal(sketch: Sketch, { packshot, parts }: DemoProduct): void {
  const count = parts.reduce((sum, part) => sum + part.quantity, 0);
  const ink = readable(packshot.ink, packshot.body);
  sketch.add(
    ellipse(868, 136, 92, 92, glossy(sketch, packshot.body)),
    ellipse(868, 136, 80, 80, 'none', `stroke="${ink}" stroke-opacity="0.5" stroke-width="2"`),
    lettering(`× ${count}`, {
      x: 868,
      y: 150,
      size: 62,
      fill: ink,
      face: 'display',
      anchor: 'middle',
      maxWidth: 130,
    }),
    lettering('COMBO', {
      x: 868,
      y: 184,
      size: 20,
      fill: ink,
      face: 'bold',
      anchor: 'middle',
      tracking: 120,
    }),
  );
}
