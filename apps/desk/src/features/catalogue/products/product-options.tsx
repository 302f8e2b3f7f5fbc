import { listProductOptions } from '@matiz/contracts/staff/catalogue/products.ts';
import { Button } from '@matiz/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { productCopy as copy } from '#copy/catalogue/products.ts';
import { formCopy } from '#copy/form.ts';
import { useRequest } from '#lib/services.ts';
import { pictureUrl } from '#parts/upload/picture-url.ts';
import { useCan } from '#session/me.ts';
import type { Product } from './use-product-save.ts';

/** Most who open a product edit none of its tones: its form comes when it is asked for. */
const OptionForm = lazy(async () => ({
  default: (await import('./option-form.tsx')).OptionForm,
}));

/** The tones and volumes of a product; one at a time is edited below. */
export function ProductOptions({ product }: { product: Product }) {
  const mayWrite = useCan('catalogue:write');
  const request = useRequest();
  const [edited, setEdited] = useState<string | null>(null);
  const { data } = useQuery({
    queryKey: ['options', listProductOptions.path, product.id],
    queryFn: () =>
      request(listProductOptions, { query: { 'f.product': product.id, limit: '200' } }),
  });
  const options = (data?.rows ?? []).filter(
    ({ toneNumber, volume }) => toneNumber !== null || volume !== null,
  );
  return (
    <section className="max-w-4xl border-t border-line pt-4">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 className="mr-auto text-lg">{copy.optionsTitle}</h2>
        {mayWrite && edited === null ? (
          <Button size="sm" variant="secondary" onClick={() => setEdited('')}>
            {copy.addOption}
          </Button>
        ) : null}
      </div>
      {data && options.length === 0 ? <p className="text-ink-soft">{copy.noOptions}</p> : null}
      {options.length > 0 ? (
        <div className="overflow-x-auto rounded-md border border-line bg-surface">
          <table aria-label={copy.optionsTitle} className="w-full">
            <thead className="bg-sunken text-left text-xs text-ink-soft">
              <tr className="h-9">
                {[copy.tone, copy.toneName, copy.series, copy.volume, copy.optionCode].map(
                  (head) => (
                    <th key={head} scope="col" className="px-3 font-semibold">
                      {head}
                    </th>
                  ),
                )}
                <th scope="col" className="px-3 text-right font-semibold">
                  {copy.available}
                </th>
                <th scope="col" className="px-3 font-semibold">
                  {copy.state}
                </th>
              </tr>
            </thead>
            <tbody>
              {options.map((option) => (
                <tr key={option.id} className="h-(--row) border-t border-line">
                  <th scope="row" className="px-3 text-left font-medium">
                    <span className="inline-flex items-center gap-2">
                      {option.swatchImage ? (
                        <img
                          src={pictureUrl(option.swatchImage, 96)}
                          alt=""
                          className="size-5 shrink-0 rounded-full border border-line object-cover"
                        />
                      ) : option.swatchHex ? (
                        <span
                          className="size-5 shrink-0 rounded-full border border-line"
                          style={{ backgroundColor: option.swatchHex }}
                        />
                      ) : null}
                      {mayWrite ? (
                        <button
                          type="button"
                          aria-label={copy.edit(
                            option.toneNumber ?? `${option.volume}`,
                            option.code,
                          )}
                          onClick={() => setEdited(option.code)}
                          className="text-accent hover:underline"
                        >
                          {option.toneNumber ?? option.volume}
                        </button>
                      ) : (
                        (option.toneNumber ?? option.volume)
                      )}
                    </span>
                  </th>
                  <td className="px-3">{option.toneName}</td>
                  <td className="px-3">{option.toneSeries}</td>
                  <td className="px-3">{option.volume === null ? '' : `${option.volume} vol`}</td>
                  <td className="px-3 text-ink-soft">{option.code}</td>
                  <td className="px-3 text-right tabular-nums">{option.available}</td>
                  <td className="px-3">{option.isWithdrawn ? copy.out : copy.selling}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {edited !== null ? (
        <Suspense fallback={<p className="mt-4">{formCopy.loading}</p>}>
          <OptionForm
            key={`${edited} ${product.version}`}
            product={product}
            option={options.find(({ code }) => code === edited) ?? null}
            leave={() => setEdited(null)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
