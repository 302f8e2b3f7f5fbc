import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import { answerId, isReadable } from '#lib/offline/keeping.ts';
import type { KeptStore } from '#lib/offline/kept-store.ts';

/** What the first look of a product says of it. */
export type KeptProduct = Pick<
  ProductDetail,
  'name' | 'brand' | 'code' | 'contentSize' | 'image' | 'pictures'
>;

interface KeptFor {
  /** Whose answers the device keeps (`keptForKey`); null: nobody's. */
  readonly scope: string | null;
  readonly release: string;
  readonly atMs: number;
}

const productPath = /^\/product\/[^/]+\/(\d{1,15})\/details\/?$/;

/** The product of an address, as the one who looks saw it last; null where nothing may be shown. */
export async function findKeptProduct(
  path: string,
  { scope, release, atMs }: KeptFor,
  store: Pick<KeptStore, 'read'>,
): Promise<KeptProduct | null> {
  const id = productPath.exec(path)?.[1];
  if (id === undefined || scope === null) return null;
  const answer = await store.read(answerId(scope, JSON.stringify(['product', id])));
  if (answer === null || !isReadable(answer, { scope, release, atMs })) return null;
  return answer.data as KeptProduct;
}
