import { productCopy } from '#copy/catalogue/product.ts';
import { pictureOf, productPageSizes } from '#lib/pictures.ts';
import type { KeptProduct } from './kept-product.ts';

/** The head of a product's page, where the application draws it: nothing in it can be pressed. */
export function drawProduct(page: Document, product: KeptProduct): HTMLElement {
  const { name, brand, code, contentSize, image, pictures } = product;
  const make = (tag: string, className: string, ...inside: (Node | string)[]) => {
    const element = page.createElement(tag);
    element.className = className;
    element.append(...inside);
    return element;
  };
  const about = [productCopy.code(code), contentSize].filter(Boolean).join(' · ');
  return make(
    'main',
    'fixed inset-0 z-50 overflow-hidden bg-ground',
    make(
      'article',
      // As low as below the application's bars.
      'page pt-52 pb-12 lg:pt-62',
      make(
        'div',
        'mt-1 grid gap-x-12 gap-y-3 md:grid-cols-2 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]',
        make(
          'div',
          'aspect-square w-full max-md:max-h-[30dvh] [&_img]:mx-auto [&_img]:h-full max-md:[&_img]:w-auto',
          drawPicture(page, pictures[0] ?? image, name),
        ),
        make(
          'header',
          '',
          make('p', 'eyebrow !text-accent', brand.name),
          make('h1', 'mt-1 text-2xl sm:text-3xl', name),
          make('p', 'mt-1 text-sm text-ink-soft', about),
        ),
      ),
    ),
  );
}

/** In the width that the application would ask for: another one was never seen. */
function drawPicture(page: Document, key: string, alt: string): HTMLElement {
  const { src, avif = [], width, height } = pictureOf(key, alt, { kind: 'product' });
  const picture = page.createElement('picture');
  const source = page.createElement('source');
  source.type = 'image/avif';
  source.srcset = avif.map((one) => `${one.url} ${one.width}w`).join(', ');
  source.sizes = productPageSizes;
  const drawn = page.createElement('img');
  Object.assign(drawn, { alt, width, height, className: 'rounded-xl bg-white object-contain' });
  picture.append(source, drawn);
  drawn.src = src;
  return picture;
}
