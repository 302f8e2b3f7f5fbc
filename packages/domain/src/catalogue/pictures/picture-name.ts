/** A code that a file's name may mean, and as which picture of what has it, from 1. */
export interface PictureNameReading {
  readonly code: string;
  readonly place: number;
}

/** Pictures that a product may have. */
export const mostPictures = 12;

const endings = /\.(?:jpe?g|png|webp|avif)$/i;
/** `ALM001-2`, `ALM001_2`, `ALM001 (2)`: the second picture. */
const numbered = /^(.+?)(?:[\s_-]+(\d{1,2})|\s*\((\d{1,2})\))$/;

/**
 * What a picture's file name may mean, the likeliest first: a whole code, before a code with a
 * number behind it (`IGORA-7-43` is a tone's own code wherever there is one). Spaces and underscores
 * stand for the hyphens that a code has.
 */
export function readPictureName(fileName: string): readonly PictureNameReading[] {
  const stem = fileName.normalize('NFC').trim().replace(endings, '').trim();
  const whole = [{ code: stem, place: 1 }];
  const [, code = '', dashed, bracketed] = numbered.exec(stem) ?? [];
  const place = Number(dashed ?? bracketed ?? 0);
  const part = place >= 1 && place <= mostPictures ? [{ code, place }] : [];
  const readings = [...whole, ...part].flatMap((reading) => [
    reading,
    { ...reading, code: reading.code.replace(/[\s_]+/g, '-') },
  ]);
  const seen = new Set<string>();
  return readings.filter(({ code: each }) => {
    if (each === '' || each.length > 40 || seen.has(each)) return false;
    seen.add(each);
    return true;
  });
}

/** The pictures of a product after some were put in their places; what was there in a place goes. */
export function insertPictures(
  before: readonly string[],
  placed: readonly { readonly picture: string; readonly place: number }[],
): readonly string[] {
  const after = [...before];
  for (const { picture, place } of placed.toSorted((one, other) => one.place - other.place)) {
    const old = after.indexOf(picture);
    if (old !== -1) after.splice(old, 1);
    if (place <= after.length) after[place - 1] = picture;
    else after.push(picture);
  }
  return after.slice(0, mostPictures);
}
