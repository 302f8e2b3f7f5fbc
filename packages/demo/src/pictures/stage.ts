import { blend } from '../catalogue/oklab.ts';
import { ellipse, rect, type Sketch } from './sketch.ts';

/** Where things stand on the 1000 × 1000 stage. */
export const floor = 842;

/** The sweep of paper behind a product: white where the light falls, ivory at the edges. */
export function paintStage(sketch: Sketch, tint = '#f4ede3'): void {
  const edge = blend('#fbf7f1', tint, 0.45);
  const wall = sketch.define(
    `<radialGradient cx="0.42" cy="0.36" r="0.85"><stop offset="0" stop-color="#ffffff"/><stop offset="0.5" stop-color="#fefcf9"/><stop offset="1" stop-color="${edge}"/></radialGradient>`,
  );
  const floor = sketch.define(
    `<linearGradient x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${edge}" stop-opacity="0"/><stop offset="0.5" stop-color="${blend(edge, '#e9dfd1', 0.35)}" stop-opacity="0.75"/><stop offset="1" stop-color="#fbf8f3" stop-opacity="0.85"/></linearGradient>`,
  );
  sketch.add(rect(0, 0, 1000, 1000, wall), rect(0, 690, 1000, 310, floor));
}

/** The dark line where a thing touches the floor, and the soft shadow that it throws to the right. */
export function groundShadow(sketch: Sketch, cx: number, y: number, rx: number, depth = 1): void {
  const soft = sketch.define(
    '<radialGradient cx="0.5" cy="0.5" r="0.5"><stop offset="0" stop-color="#4a3428" stop-opacity="0.34"/><stop offset="0.45" stop-color="#4a3428" stop-opacity="0.17"/><stop offset="1" stop-color="#4a3428" stop-opacity="0"/></radialGradient>',
  );
  const contact = sketch.define(
    '<radialGradient cx="0.5" cy="0.5" r="0.5"><stop offset="0" stop-color="#2a1a14" stop-opacity="0.62"/><stop offset="0.6" stop-color="#2a1a14" stop-opacity="0.3"/><stop offset="1" stop-color="#2a1a14" stop-opacity="0"/></radialGradient>',
  );
  sketch.add(
    ellipse(cx + rx * 0.34, y + 6, rx * 1.65, 44 * depth, soft),
    ellipse(cx + rx * 0.04, y + 1, rx * 1.1, 15 * depth, contact),
  );
}
