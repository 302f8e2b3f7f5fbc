import * as calls from '@matiz/contracts/staff/catalogue/products.ts';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { productCopy as copy } from '#copy/catalogue/products.ts';
import { formCopy } from '#copy/form.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { useCatalogueChoices } from '#parts/form/use-catalogue-choices.ts';
import { ProductPreview } from './preview/product-preview.tsx';
import { productFields } from './product-fields.ts';
import { ProductPictures } from './product-pictures.tsx';
import { ProductPrices } from './product-prices.tsx';

/** Something new has a form of its own, which the page of a product does without. */
const NewProductPage = lazy(async () => ({
  default: (await import('./new-product-page.tsx')).NewProductPage,
}));

/** The end of the page: it comes after what stands above it. */
const ProductOptions = lazy(async () => ({
  default: (await import('./product-options.tsx')).ProductOptions,
}));

/** A product: what is said of it, what it costs, its tones and volumes, its history. */
export function ProductPage() {
  const { id } = useParams();
  const choices = useCatalogueChoices();
  // Selects that lack their choices would show nothing where something is chosen.
  if (!choices) return <p className="p-6">{formCopy.loading}</p>;
  if (id === 'nueva') {
    return (
      <Suspense fallback={<p className="p-6">{formCopy.loading}</p>}>
        <NewProductPage choices={choices} />
      </Suspense>
    );
  }
  return (
    <ResourcePage
      path="/productos"
      back={copy.back}
      write="catalogue:write"
      fields={(row) => productFields(choices, { isFresh: false, isCombo: row?.isCombo === true })}
      calls={{
        read: calls.readProduct,
        change: calls.changeProduct,
        history: calls.listProductHistory,
      }}
      nameOf={({ name, code }) => `${name} · ${code}`}
      Preview={ProductPreview}
    >
      {(row) => {
        const product = calls.readProduct.replies[200].shape.result.parse(row);
        return (
          <div className="mt-8 grid gap-8">
            <ProductPictures product={product} />
            <ProductPrices
              key={`prices ${product.id} ${product.version}`}
              product={product}
              warehouses={choices.warehouses}
            />
            {product.isCombo ? null : (
              <Suspense>
                <ProductOptions product={product} />
              </Suspense>
            )}
          </div>
        );
      }}
    </ResourcePage>
  );
}
