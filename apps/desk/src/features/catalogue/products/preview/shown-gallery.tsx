import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import { pictureUrl } from '#parts/upload/picture-url.ts';

/** The first picture large, the others small beside it. */
export function ShownGallery({ product }: { product: ProductDetail }) {
  const { name, pictures, pictureTexts } = product;
  const [first = '', ...others] = new Set(pictures);
  return (
    <section className="relative flex flex-col gap-3">
      <div className="aspect-square w-full max-md:max-h-64 md:rounded-xl md:bg-white md:shadow-card">
        <img
          src={pictureUrl(first, 800)}
          alt={pictureTexts?.[first] ?? name}
          className="mx-auto h-full object-contain max-md:aspect-square max-md:rounded-xl max-md:bg-white md:w-full"
        />
      </div>
      {others.length > 0 ? (
        <ul className="flex flex-wrap gap-2 p-0.5">
          {[first, ...others].map((key) => (
            <li key={key}>
              <img
                src={pictureUrl(key, 160)}
                alt=""
                className="block size-11 rounded-md bg-white object-contain shadow-[0_0_0_1px_var(--color-line)] sm:size-18"
              />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
