import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Column } from '@matiz/domain/catalogue/import/columns.ts';
import type { CellFault, ImportFault } from '@matiz/domain/catalogue/import/import-fault.ts';
import type { ImportRow } from '@matiz/domain/catalogue/import/import-row.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { PictureFault, PictureIntake } from '#adapters/images/picture-intake.ts';

export interface LocalPicturesDeps {
  readonly intake: PictureIntake;
  /** The folder of the file that names the pictures. */
  readonly folder: string;
  /** False in a dry run. */
  readonly keep: boolean;
  readonly mostBytes: number;
}
type Use = 'product' | 'swatch';

const faults: Readonly<Record<PictureFault, CellFault>> = {
  TOO_LARGE: 'PICTURE_TOO_LARGE',
  TOO_SMALL: 'PICTURE_TOO_SMALL',
  FORMAT: 'PICTURE_FORMAT',
  BROKEN: 'PICTURE_BROKEN',
};
/** `product/ALM001.3fa9c1d2e4`: a picture that the shop has, as an export writes it. */
const keyPattern = /^[A-Za-z0-9_/-]+\.[0-9a-f]{10}$/;
/** Answers that are remembered: pictures are mostly named by rows that follow each other. */
const mostKnown = 5_000;

/**
 * Takes in the pictures that rows name: files beside the table, or below it. Nothing is ever
 * fetched from an address (a server that fetches what it is told reaches what it should not); for
 * an address, the file of its name is looked for.
 */
export function createLocalPictures({ intake, folder, keep, mostBytes }: LocalPicturesDeps) {
  const known = new Map<string, Result<string, CellFault>>();
  /** Keys that came in with this file; in a dry run they exist nowhere else. */
  const taken = new Set<string>();

  async function keyOf(text: string, use: Use): Promise<Result<string, CellFault>> {
    const id = `${use} ${text}`;
    const before = known.get(id);
    if (before) return before;
    const key = await read(text, use);
    if (known.size >= mostKnown) known.clear();
    known.set(id, key);
    return key;
  }

  async function read(text: string, use: Use): Promise<Result<string, CellFault>> {
    const isAddress = /^(https?:)?\/\//i.test(text);
    const file = await locate(isAddress ? nameInAddress(text) : text);
    if (!file.ok) {
      if (isAddress) return fail('PICTURE_IN_INTERNET');
      return keyPattern.test(text) ? ok(text) : file;
    }
    if ((await stat(file.value)).size > mostBytes) return fail('PICTURE_TOO_LARGE');
    const key = await intake.take(await readFile(file.value), use, { keep });
    if (!key.ok) return fail(faults[key.error]);
    taken.add(key.value);
    return key;
  }

  /** Where a file really lies: no link and no `..` leads out of the folder. */
  async function locate(text: string): Promise<Result<string, CellFault>> {
    const root = await realpath(folder);
    const wanted = path.resolve(root, text.replaceAll('\\', '/'));
    if (!isInside(root, wanted)) return fail('PICTURE_OUTSIDE');
    const file = await realpath(wanted).catch(() => null);
    if (file === null || !(await stat(file)).isFile()) return fail('PICTURE_MISSING');
    return isInside(root, file) ? ok(file) : fail('PICTURE_OUTSIDE');
  }

  /**
   * The row with keys in place of names; what is wrong with a name is a reason against the row.
   * `isLenient`: pictures in the internet are left out instead, and counted.
   */
  async function takeIn(
    row: ImportRow,
    columns: readonly Column[],
    isLenient: boolean,
  ): Promise<Result<{ row: ImportRow; leftOut: number }, ImportFault[]>> {
    const wrong: ImportFault[] = [];
    let leftOut = 0;
    async function resolve(text: string, use: Use, key: 'image' | 'pictures' | 'swatchImage') {
      const found = await keyOf(text, use);
      if (found.ok) return [found.value];
      if (isLenient && found.error === 'PICTURE_IN_INTERNET') leftOut += 1;
      else {
        const column = columns.find((one) => one?.key === key)?.name ?? key;
        wrong.push({ code: found.error, column, value: text });
      }
      return [];
    }
    const { image, pictures, ...product } = row.product;
    const { swatchImage, ...version } = row.version;
    const [imageKey] = image === undefined ? [] : await resolve(image, 'product', 'image');
    const pictureKeys: string[] = [];
    for (const text of pictures ?? [])
      pictureKeys.push(...(await resolve(text, 'product', 'pictures')));
    const [swatchKey] = swatchImage ? await resolve(swatchImage, 'swatch', 'swatchImage') : [];
    if (wrong.length > 0) return fail(wrong);
    const resolved: ImportRow = {
      ...row,
      product: {
        ...product,
        ...(imageKey === undefined ? {} : { image: imageKey }),
        ...(pictures === undefined || leftOut > 0 ? {} : { pictures: pictureKeys }),
      },
      version: {
        ...version,
        ...(swatchKey === undefined ? {} : { swatchImage: swatchKey }),
        ...(swatchImage === null ? { swatchImage } : {}),
      },
    };
    return ok({ row: resolved, leftOut });
  }

  return { takeIn, hasTaken: (key: string) => taken.has(key) };
}

function isInside(root: string, file: string): boolean {
  return file.startsWith(root + path.sep);
}

/** `https://…/fotos/tinte%20rojo.jpg?v=1` is `tinte rojo.jpg`. */
function nameInAddress(address: string): string {
  const { pathname } = URL.parse(address, 'https://none.invalid') ?? { pathname: '' };
  try {
    return path.posix.basename(decodeURIComponent(pathname)) || '.';
  } catch {
    return '.';
  }
}
