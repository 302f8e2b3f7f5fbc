import { previewCombo } from '@matiz/contracts/staff/catalogue/combos.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { comboCopy as copy } from '#copy/catalogue/products.ts';
import { useRequest } from '#lib/services.ts';
import { useDebounced } from '#lib/use-debounced.ts';

interface ComboPreviewProps {
  /** Null: it is not there yet, and has no price. */
  readonly id: string | null;
  readonly parts: readonly unknown[];
}

const whole = new Intl.NumberFormat('es-CO');

/** What the parts cost one by one and how many combos there are of them, while they are written. */
export function ComboPreview({ id, parts }: ComboPreviewProps) {
  const request = useRequest();
  const settled = useDebounced(JSON.stringify({ id, parts }));
  const body = previewCombo.body.safeParse(JSON.parse(settled));
  const { data, isFetching } = useQuery({
    queryKey: ['combo', previewCombo.path, settled],
    queryFn: () => request(previewCombo, { body: body.data as NonNullable<typeof body.data> }),
    enabled: body.success,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const shown = body.success ? data?.result : undefined;
  if (!shown) return null;
  return (
    <section aria-live="polite" aria-busy={isFetching} className="mt-4">
      <h3 className="text-[0.8125rem] text-ink-soft">{copy.preview}</h3>
      {shown.problem ? (
        <p className="my-1 rounded-sm bg-danger-soft px-3 py-2 text-danger">{shown.problem}</p>
      ) : null}
      <div className="mt-1 overflow-x-auto">
        <table aria-label={copy.preview} className="w-full">
          <thead className="text-left text-xs text-ink-soft">
            <tr>
              <th scope="col" className="py-1 font-semibold">
                {copy.warehouse}
              </th>
              {[copy.apart, copy.price, copy.packs].map((head) => (
                <th key={head} scope="col" className="py-1 pl-4 text-right font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.warehouses.map(({ name, apart, price, off, packs, scarce }) => (
              <tr key={name} className="border-t border-line align-top">
                <th scope="row" className="py-1.5 text-left font-medium">
                  {name}
                </th>
                <td className="py-1.5 pl-4 text-right tabular-nums">
                  {apart === null ? copy.unpriced : whole.format(apart)}
                </td>
                <td className="py-1.5 pl-4 text-right tabular-nums">
                  {price === null ? '–' : whole.format(price)}
                  {off === null ? null : (
                    <span className={`block text-xs ${off < 0 ? 'text-danger' : 'text-ink-soft'}`}>
                      {copy.off(off)}
                    </span>
                  )}
                </td>
                <td className="py-1.5 pl-4 text-right tabular-nums">
                  {whole.format(packs)}
                  <span className="block text-xs text-ink-soft">{copy.scarce(scarce)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
