import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { readProduct } from '@matiz/contracts/staff/catalogue/products.ts';

export type Product = ReplyOf<typeof readProduct>['result'];

/** For tests: a product of one brand and category, without picture, option or price. */
export function buildProduct(parts: Partial<Product> = {}): Product {
  return {
    id: '9',
    version: 1,
    code: 'C9',
    name: 'Tinte',
    brandId: '1',
    brand: 'Igora',
    categoryId: '2',
    category: 'Tintes',
    line: null,
    description: '',
    taxRate: 19,
    invimaCode: null,
    contentSize: null,
    weightGrams: null,
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    minQuantity: 1,
    multiple: 1,
    isWithdrawn: false,
    isCombo: false,
    isNew: false,
    isBestSeller: false,
    isPresale: false,
    keywords: [],
    parts: null,
    image: 'plain',
    pictures: [],
    pictureTexts: {},
    options: 0,
    prices: [],
    available: 5,
    slug: 'uno',
    ...parts,
  };
}
