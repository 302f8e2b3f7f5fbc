import { paintHair } from './hair.ts';
import { lettering } from './lettering.ts';
import { metal } from './light.ts';
import { n, path, rect, type Sketch } from './sketch.ts';

export interface HangingLock {
  hex: string;
  number: string;
}

/**
 * A row of locks that hang like on a colour ring: the tone strip of the identity (design §5).
 * `length` gives each lock its own.
 */
export function hangLocks(
  sketch: Sketch,
  locks: readonly HangingLock[],
  box: { x: number; y: number; width: number; length: (i: number) => number; ink: string | null },
): void {
  const step = box.width / Math.max(1, locks.length);
  const width = step * 0.86;
  locks.forEach(({ hex, number }, i) => {
    const x = box.x + i * step;
    const height = box.length(i);
    const tip = width * 0.5;
    const shape = (dx: number, dy: number) =>
      `M${n(x + dx)} ${n(box.y)}H${n(x + width + dx)}V${n(box.y + height - tip + dy)}Q${n(x + width + dx)} ${n(box.y + height + dy)} ${n(x + width * 0.45 + dx)} ${n(box.y + height + tip * 0.3 + dy)}Q${n(x + dx)} ${n(box.y + height - tip * 0.4 + dy)} ${n(x + dx)} ${n(box.y + height - tip * 1.4 + dy)}Z`;
    sketch.add(path(shape(5, 8), '#1a0d14', 'fill-opacity="0.2"'));
    const clip = sketch.define(`<clipPath><path d="${shape(0, 0)}"/></clipPath>`);
    sketch.group(`clip-path="${clip}"`, () => {
      paintHair(sketch, {
        x: x - 2,
        y: box.y,
        width: width + 4,
        height: height + tip,
        hex,
        seed: `${number} ${hex}`,
        strands: Math.round(width * 0.85),
        wave: 0.3,
        inks: 5,
      });
    });
    sketch.add(rect(x - 2, box.y, width + 4, 13, metal(sketch, '#d9c39a'), 3));
    if (!box.ink) return;
    sketch.add(
      lettering(number, {
        x: x + width / 2,
        y: box.y + height + tip * 0.3 + 30,
        size: Math.min(22, step * 0.34),
        fill: box.ink,
        face: 'bold',
        anchor: 'middle',
        maxWidth: step,
      }),
    );
  });
}
