import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import { plainText } from '@matiz/domain/kernel/rich-text.ts';
import { useQuery } from '@tanstack/react-query';
import { redirect, useParams } from 'react-router';
import { loadOpenParts, ProductPage, productQuery } from '#features/catalogue/index.ts';
import { loadQuery } from '#lib/network/load-query.ts';
import { links } from '#lib/page/links.ts';
import { preloadOf, productPageSizes } from '#lib/pictures.ts';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';

/** What search engines show of a description, in characters. */
const descriptionLength = 158;

export async function loadScreenData({
  queryClient,
  request,
  params,
  url,
}: ScreenArgs): Promise<PageMeta | Response> {
  const productId = params.productId ?? '';
  if (!/^\d{1,15}$/.test(productId)) throw new Response(null, { status: 404 });
  const product = await loadQuery(queryClient, productQuery(request, productId));
  // The name in an address is for people; an old one leads to the present one.
  const path = links.product(product);
  if (decodeURIComponent(path) !== decodeURIComponent(url.pathname)) {
    return redirect(`${path}${url.search}`, 301);
  }
  await loadOpenParts(queryClient, request, product);
  return describe(product);
}

function describe(product: ProductDetail): PageMeta {
  const { name, brand, image, pictures, description } = product;
  const text = plainText(description);
  return {
    title: `${name} · ${brand.name}`,
    ...(text ? { description: shorten(text) } : {}),
    lcp: preloadOf(pictures[0] ?? image, 'product', productPageSizes),
    ...partsOf(product),
  };
}

const detail = 'src/features/catalogue/product-detail';

/** The way to buy that this product has, where it is a part of its own. */
function partsOf({ attributes, isCombo }: ProductDetail): Pick<PageMeta, 'parts'> {
  if (attributes.includes('Tono')) return { parts: [`${detail}/buy-tones.tsx`] };
  return isCombo ? { parts: [`${detail}/buy-combo.tsx`] } : {};
}

function shorten(text: string): string {
  if (text.length <= descriptionLength) return text;
  return `${text.slice(0, descriptionLength).replace(/\s+\S*$/, '')}…`;
}

/** ProductDetail (§2). */
export function Component() {
  const { productId = '' } = useParams();
  const { data } = useQuery(productQuery(useRequest(), productId));
  // Another product is another page: its quantity and choices begin again.
  return data ? <ProductPage key={data._id} product={data} /> : null;
}
