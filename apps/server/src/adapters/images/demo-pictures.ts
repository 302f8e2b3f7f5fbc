import { createHash } from 'node:crypto';
import { pictureSvg } from '@matiz/demo/pictures/pictures.ts';

/** Signs of the hash: enough that two drawings of one picture never share an address. */
const hashLength = 10;

/** The address of a drawing under its name: `product/ALM001.3fa9c1d2e4`. */
export function nameWithHash(name: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex');
  return `${name}.${hash.slice(0, hashLength)}`;
}

/** The key under which a drawn picture is kept in the catalogue. Throws on an unknown name. */
export function demoPictureKey(name: string): string {
  const svg = pictureSvg(name);
  if (svg === null) throw new Error(`The demonstration draws no picture ${name}`);
  return nameWithHash(name, svg);
}
