import { pictureSvg } from '@matiz/demo/pictures/pictures.ts';
import type { OriginalSource } from './original-source.ts';
import { pictureKeyOf } from './picture-key.ts';

/** The drawings of the demonstration (D-17). */
export const demoPictures: OriginalSource = {
  async read(name) {
    const svg = pictureSvg(name);
    if (svg === null) return null;
    return { content: Buffer.from(svg), vectorWidth: widthOf(svg) };
  },
};

/** The key under which a drawn picture is kept in the catalogue. Throws on an unknown name. */
export function demoPictureKey(name: string): string {
  const svg = pictureSvg(name);
  if (svg === null) throw new Error(`The demonstration draws no picture ${name}`);
  return pictureKeyOf(name, svg);
}

function widthOf(svg: string): number {
  const width = Number(/<svg[^>]*\swidth="(\d+)"/.exec(svg)?.[1]);
  if (!(width > 0)) throw new Error('A drawing states its width in whole units');
  return width;
}
