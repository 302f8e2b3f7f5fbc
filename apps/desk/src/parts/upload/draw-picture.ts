import type { PictureCut } from '@matiz/domain/catalogue/pictures/picture-focus.ts';

/** A picture of the device, upright, no larger than a screen shows. Null: the browser cannot read it. */
export async function readBitmap(file: File): Promise<ImageBitmap | null> {
  if (typeof createImageBitmap === 'undefined') return null;
  return createImageBitmap(file).catch(() => null);
}

/** Draws a part of a picture over the whole of a canvas. */
export function drawPart(canvas: HTMLCanvasElement, picture: ImageBitmap, cut: PictureCut): void {
  const { left, top, width, height } = cut;
  canvas
    .getContext('2d')
    ?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
}
