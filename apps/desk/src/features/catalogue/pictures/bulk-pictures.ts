import type { PictureMatch, PictureShape } from '@matiz/contracts/staff/catalogue/pictures.ts';
import type { BegunPicture } from '#parts/upload/upload-picture.ts';

type Subject = NonNullable<PictureMatch['subject']>;

/** A file that was dropped, and how far it is. */
export interface BulkItem {
  readonly id: number;
  readonly file: File;
  /** Null: no code that the shop knows is in its name. */
  readonly subject: Subject | null;
  readonly state: 'ready' | 'sending' | 'sent' | 'placed' | 'failed';
  /** Of its bytes that are there. */
  readonly percent: number;
  readonly begun: BegunPicture | null;
  readonly picture: string | null;
  readonly problem: string | null;
}

export const shapeOf: Readonly<Record<Subject['kind'], PictureShape>> = {
  product: 'product',
  tone: 'swatch',
  brand: 'brand',
};

/** What is still to be handed over or put in its place. */
export function isDue({ subject, state }: BulkItem): boolean {
  return subject !== null && state !== 'placed';
}

/** Parts of a list of at most so many. */
export function chunksOf<T>(all: readonly T[], most: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, at) =>
    all.slice(at * most, (at + 1) * most),
  );
}
