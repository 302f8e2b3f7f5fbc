/** An SVG in the making: shapes in order, and the gradients that they are filled with. */
export interface Sketch {
  add: (...shapes: string[]) => void;
  /** Registers a gradient or a clip (an element without its id) and answers `url(#…)`. */
  define: (element: string) => string;
  /** Everything drawn so far inside a group; `attributes` may hold transform, opacity, clip-path. */
  group: (attributes: string, draw: () => void) => void;
  toSvg: () => string;
}

/** Numbers in pictures have one decimal: enough for the eye, half the bytes. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function createSketch(width: number, height: number): Sketch {
  const ids = new Map<string, string>();
  let layers: string[][] = [[]];
  const top = () => layers.at(-1) ?? [];
  return {
    add: (...shapes) => {
      top().push(...shapes);
    },
    define: (element) => {
      const id = ids.get(element) ?? `d${ids.size}`;
      ids.set(element, id);
      return `url(#${id})`;
    },
    group: (attributes, draw) => {
      layers.push([]);
      draw();
      const inner = layers.at(-1) ?? [];
      layers = layers.slice(0, -1);
      top().push(`<g ${attributes}>${inner.join('')}</g>`);
    },
    toSvg: () => {
      const defs = [...ids].map(([element, id]) => element.replace(/^<(\w+)/, `<$1 id="${id}"`));
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs.join('')}</defs>${top().join('')}</svg>`;
    },
  };
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  extra = '',
): string {
  const round = radius ? ` rx="${n(radius)}"` : '';
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round} fill="${fill}"${extra ? ` ${extra}` : ''}/>`;
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  extra = '',
): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`;
}

export function line(d: string, stroke: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round"${extra ? ` ${extra}` : ''}/>`;
}
