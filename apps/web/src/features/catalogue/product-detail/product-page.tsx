import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import { Breadcrumbs } from '@matiz/ui/layout/breadcrumbs.tsx';
import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { useMemo } from 'react';
import { productCopy } from '#copy/catalogue/product.ts';
import { LateArrival, NoCoverageHere } from '#features/delivery/index.ts';
import { AppLink, renderAppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { DeferredPart, OnceHydrated } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { Part } from '#lib/parts/part.tsx';
import { RichTextView } from '#lib/rich-text-view.tsx';
import { hasUnits, type Offer, offerOf } from '../selection/offer.ts';
import { ProductTags } from '../tile/product-tags.tsx';
import { BuyUnits } from './buy/buy-units.tsx';
import { ToneList } from './buy/tone-list.tsx';
import { Facts } from './facts.tsx';
import { Gallery } from './gallery.tsx';

/** Only a colour card fetches its tones, and a combo the choice of its parts. */
const BuyTones = lazyPart(
  async () => (await loadPart('BuyTones', () => import('./buy/buy-tones.tsx'))).BuyTones,
);
const BuyCombo = lazyPart(
  async () => (await loadPart('BuyCombo', () => import('./buy/buy-combo.tsx'))).BuyCombo,
);

/** What nobody needs for buying comes once the page is awake. */
const ProductActions = lazyPart(
  async () =>
    (await loadPart('ProductActions', () => import('./product-actions.tsx'))).ProductActions,
);
const Related = lazyPart(
  async () => (await loadPart('Related', () => import('./related.tsx'))).Related,
);

/** A product (§2 ProductDetail): what it is, what it costs this buyer, and how to order it. */
export function ProductPage({ product }: { product: ProductDetail }) {
  const offer = useMemo(() => offerOf(product), [product]);
  const { brand, category, name, code, contentSize } = product;
  return (
    <>
      <article className="page pt-3 pb-12 sm:pt-5">
        <Breadcrumbs
          renderLink={renderAppLink}
          crumbs={[
            { label: productCopy.home, href: links.home },
            { label: category.name, href: links.category(category) },
            { label: name },
          ]}
        />
        <div className="mt-1 grid gap-x-12 gap-y-3 sm:mt-2 md:grid-cols-2 md:gap-y-6 lg:mt-4 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]">
          <Part>
            <Gallery pictures={product.pictures} texts={product.pictureTexts} name={name} />
          </Part>
          <div className="flex flex-col gap-3.5 self-start md:gap-5 md:row-span-2">
            <header>
              <AppLink
                to={links.brand(brand)}
                aria-label={productCopy.by(brand.name)}
                className="eyebrow hit inline-block !text-accent hover:underline"
              >
                {brand.name}
              </AppLink>
              <div className="mt-1 flex items-start justify-between gap-3">
                <h1 className="min-w-0 text-2xl sm:text-3xl">{name}</h1>
                <div className="min-w-22 shrink-0">
                  <OnceHydrated>
                    <ProductActions product={product} />
                  </OnceHydrated>
                </div>
              </div>
              <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 sm:mt-1.5">
                <div className="flex flex-wrap gap-1.5 empty:hidden">
                  <ProductTags product={product} />
                </div>
                <p className="text-sm text-ink-soft tabular-nums">
                  {[productCopy.code(code), contentSize].filter(Boolean).join(' · ')}
                </p>
              </div>
            </header>
            <NoCoverageHere />
            <Part>
              <Buy offer={offer} />
            </Part>
            {hasUnits(offer) ? <LateArrival /> : null}
            <Part>
              <Facts product={product} />
            </Part>
          </div>
          <div className="pt-2">
            <section aria-labelledby="descripcion">
              <h2 id="descripcion" className="mb-3 text-xl">
                {productCopy.description}
              </h2>
              <Part>
                <RichTextView text={product.description} />
              </Part>
            </section>
          </div>
          {offer.hasTones ? (
            <div className="pt-4 md:col-span-2">
              <Part>
                <ToneList offer={offer} />
              </Part>
            </div>
          ) : null}
        </div>
      </article>
      <OnceHydrated>
        <Related productId={product._id} />
      </OnceHydrated>
    </>
  );
}

/** As high as price, first tones and buttons: what stands below does not move down. */
function BuySkeleton() {
  return (
    <div aria-hidden="true" className="flex min-h-124 flex-col gap-4 md:min-h-112">
      <Skeleton className="h-9 w-40" />
      <Skeleton className="h-12" />
      <Skeleton className="h-44" />
      <Skeleton className="h-14" />
    </div>
  );
}

/** Of what is awaited or gone, another day is said. */
function Buy({ offer }: { offer: Offer }) {
  const { hasTones, product } = offer;
  if (!hasTones && !product.isCombo) return <BuyUnits offer={offer} />;
  return (
    <DeferredPart fallback={<BuySkeleton />}>
      {hasTones ? <BuyTones offer={offer} /> : <BuyCombo offer={offer} />}
    </DeferredPart>
  );
}
