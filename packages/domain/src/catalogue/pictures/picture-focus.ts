/** A point of a picture as shares of its width and height, from its upper left corner. */
export interface PictureFocus {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** In pixels of the picture that is cut. */
export interface PictureCut extends Size {
  readonly left: number;
  readonly top: number;
}

/**
 * The largest part of a picture that has a shape's proportions, with the point in its middle as far
 * as the picture's edges let it.
 */
export function cutAround(picture: Size, shape: Size, focus: PictureFocus): PictureCut {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height);
  const width = Math.min(picture.width, Math.max(1, Math.round(shape.width * scale)));
  const height = Math.min(picture.height, Math.max(1, Math.round(shape.height * scale)));
  return {
    left: beginning(picture.width, width, focus.x),
    top: beginning(picture.height, height, focus.y),
    width,
    height,
  };
}

function beginning(whole: number, part: number, share: number): number {
  return Math.min(whole - part, Math.max(0, Math.round(whole * share - part / 2)));
}
