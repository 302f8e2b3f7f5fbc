import type { OriginalSource } from './original-source.ts';
import { pictureKeyOf } from './picture-key.ts';

const name = 'plain/product';
const side = 480;

/** A bottle in the colours of the shop, for a product that nobody has photographed yet. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 480 480">
<rect width="480" height="480" fill="#faf6ee"/>
<g fill="none" stroke="#b8a9b4" stroke-width="10" stroke-linejoin="round">
<path d="M205 110h70v46h-70z"/><path d="M205 156c-30 16-45 40-45 74v120q0 24 24 24h112q24 0 24-24V230c0-34-15-58-45-74"/>
<path d="M160 256h160M160 322h160"/></g></svg>`;

export const plainPictureKey = pictureKeyOf(name, drawing);

export const plainPicture: OriginalSource = {
  read: async (asked) =>
    asked === name ? { content: Buffer.from(drawing), vectorWidth: side } : null,
};
