/** Whether a key is of a picture that someone chose, and not of what stands where there is none. */
export function isPicture(key: string): boolean {
  return key !== '' && !key.startsWith('plain/');
}

/** A picture in one of the shop's widths. */
export function pictureUrl(key: string, width: 96 | 160 | 320 | 640 | 800 | 1600): string {
  return `/img/${key}/${width}.webp`;
}
