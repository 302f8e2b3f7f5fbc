import type { ProductCard, ProductDetail } from '@matiz/contracts/catalogue.ts';
import type { Page } from '@playwright/test';

/** The products that the photographs show, whatever the catalogue holds. */
export interface Goods {
  readonly tones: string;
  readonly volume: string;
  readonly kit: string;
  readonly simple: string;
  readonly combo: string;
  /** A tone of the first that has a little stock and an arrival after it. */
  readonly scarce: { readonly number: string; readonly stock: number };
  /** A version in the cart of which there is plenty. */
  readonly plenty: { readonly code: string; readonly stock: number };
  /** What fills a cart: things in stock, and more of the scarce tone than there is. */
  readonly order: readonly object[];
}

/** Reads the catalogue as the one who the page's session belongs to. */
export async function findGoods(page: Page): Promise<Goods> {
  const bestsellers = await readList(page, 'list=bestsellers');
  const dyes = [...(await readList(page, 'categoryId=1')), ...bestsellers];
  const oxidants = await readList(page, 'categoryId=2');
  const care = await readList(page, 'categoryId=4');
  const combos = await readList(page, 'list=combos');

  const tones = pick(dyes, (each) => each.attributes.join() === 'Tono' && each.is_PreSales);
  const volume = pick(
    [...oxidants, ...bestsellers],
    (each) => each.attributes.join() === 'Volumen',
  );
  const simple = pick([...care, ...dyes], isSimple);
  const card = await readDetail(page, tones._id);
  const scarce = card.versions
    .filter(({ quantityAvailable, arrivals }) => quantityAvailable > 0 && arrivals.length > 0)
    .sort((one, other) => one.quantityAvailable - other.quantityAvailable)[0];
  if (!scarce?.tone) throw new Error(`${tones.name} has no tone with stock and an arrival`);
  const others = card.versions.filter(({ stock }) => stock > 12).slice(4, 7);
  const oxidant = await readDetail(page, volume._id);
  return {
    tones: pathOf(tones),
    volume: pathOf(volume),
    kit: pathOf(dyes.find(({ attributes }) => attributes.length === 2) ?? tones),
    simple: pathOf(simple),
    combo: pathOf(pick(combos, () => true)),
    scarce: { number: scarce.tone.number, stock: scarce.quantityAvailable },
    plenty: { code: others[0]?.code ?? '', stock: others[0]?.stock ?? 0 },
    order: [
      {
        productId: tones._id,
        code: tones.code,
        versions: [
          ...others.map(({ code }, index) => ({ code, quantity: index + 2 })),
          { code: scarce.code, quantity: scarce.quantityAvailable, quantityPresale: 3 },
        ],
      },
      {
        productId: volume._id,
        code: volume.code,
        versions: [{ code: oxidant.versions[1]?.code, quantity: 4 }],
      },
      { productId: simple._id, code: simple.code, quantity: simple.minQuantity },
    ],
  };
}

function isSimple({ attributes, isCombo, warehouses }: ProductCard): boolean {
  return attributes.length === 0 && !isCombo && (warehouses[0]?.stock ?? 0) > 20;
}

function pathOf({ slug, _id }: ProductCard): string {
  return `/product/${slug}/${_id}/details`;
}

function pick(cards: readonly ProductCard[], fits: (card: ProductCard) => boolean): ProductCard {
  const card = cards.find(fits);
  if (!card) throw new Error('The catalogue lacks a product that the photographs need');
  return card;
}

async function readList(page: Page, query: string): Promise<ProductCard[]> {
  const reply = await page.request.get(`/api/product/list?${query}`);
  return (await reply.json()).result;
}

async function readDetail(page: Page, id: string): Promise<ProductDetail> {
  const reply = await page.request.get(`/api/product/query?_id=${id}`);
  return (await reply.json()).result;
}
