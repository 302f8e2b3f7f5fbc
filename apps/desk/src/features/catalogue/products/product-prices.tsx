import { changeProductPrices } from '@matiz/contracts/staff/catalogue/products.ts';
import { Button } from '@matiz/ui/button.tsx';
import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import { productCopy as copy } from '#copy/catalogue/products.ts';
import { useRequest } from '#lib/services.ts';
import { useCloseQuestion } from '#lib/use-close-question.ts';
import { useLeaveQuestion } from '#parts/form/use-leave-question.ts';
import { ReasonField } from '#parts/reason/reason-field.tsx';
import { useReason } from '#parts/reason/use-reason.ts';
import { useCan } from '#session/me.ts';
import { readPesosInput } from './read-pesos.ts';
import { type Product, useProductSave } from './use-product-save.ts';

interface ProductPricesProps {
  readonly product: Product;
  readonly warehouses: readonly {
    readonly id: string;
    readonly code: string;
    readonly name: string;
  }[];
}

/** Comes when a price is written: the page is large without it. */
const BasePricePreview = lazy(() => import('./base-price-preview.tsx'));

const whole = new Intl.NumberFormat('es-CO');

/** The base price in each warehouse, changed with its reason. */
export function ProductPrices({ product, warehouses }: ProductPricesProps) {
  const mayWrite = useCan('prices:write');
  const seesPrices = useCan('prices:read');
  const request = useRequest();
  const fieldId = useId();
  const [isSeen, setIsSeen] = useState(false);
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  const reason = useReason('required');
  const priceIn = (code: string) =>
    product.prices.find(({ warehouse }) => warehouse === code)?.price ?? null;
  const shown = (code: string) => {
    const price = priceIn(code);
    return written[code] ?? (price === null ? '' : whole.format(price));
  };
  const changed = warehouses
    .map(({ code }) => ({ warehouse: code, price: readPesosInput(shown(code)) }))
    .filter(({ warehouse, price }) => price !== priceIn(warehouse));
  useCloseQuestion(changed.length > 0);
  useLeaveQuestion(changed.length > 0);
  const isWrong = (code: string) => readPesosInput(shown(code)) === undefined;
  const save = useProductSave(
    product.id,
    (prices: { warehouse: string; price: number | null }[]) =>
      request(changeProductPrices, {
        body: { id: product.id, version: product.version, set: { prices }, reason: reason.text },
      }),
    () => {
      setWritten({});
      reason.write('');
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const prices = changed.flatMap(({ warehouse, price }) =>
      price === undefined ? [] : [{ warehouse, price }],
    );
    if (prices.length === changed.length && prices.length > 0 && reason.check()) {
      save.mutate(prices);
    }
  };
  return (
    <form onSubmit={submit} className="max-w-xl border-t border-line pt-4">
      <h2 className="text-lg">{copy.pricesTitle}</h2>
      {seesPrices ? (
        <Link
          to={`/precios/ver-como?codigo=${encodeURIComponent(product.code)}`}
          className="float-right text-accent hover:underline"
        >
          {copy.viewAs}
        </Link>
      ) : null}
      <p className="mb-3 text-ink-soft">{copy.pricesHint}</p>
      <fieldset disabled={!mayWrite} className="grid gap-3 sm:grid-cols-2">
        {warehouses.map(({ code, name }) => (
          <div key={code}>
            <label
              htmlFor={`${fieldId}-${code}`}
              className="mb-1 block text-[0.8125rem] text-ink-soft"
            >
              {name}
            </label>
            <input
              id={`${fieldId}-${code}`}
              inputMode="numeric"
              value={shown(code)}
              aria-invalid={isWrong(code)}
              onChange={({ target }) => setWritten({ ...written, [code]: target.value })}
              className="h-(--control) w-full max-w-40 rounded-sm border border-line-strong bg-surface px-2.5 text-right tabular-nums aria-invalid:border-danger"
            />
          </div>
        ))}
        {changed.length > 0 ? (
          <div className="sm:col-span-2">
            <ReasonField reason={reason} />
          </div>
        ) : null}
      </fieldset>
      {changed.length > 0 ? (
        <Suspense>
          <BasePricePreview
            code={product.code}
            changes={warehouses.flatMap(({ id, code, name }) => {
              const price = changed.find(({ warehouse }) => warehouse === code)?.price;
              return price == null ? [] : [{ id, name, price }];
            })}
            onSeen={setIsSeen}
          />
        </Suspense>
      ) : null}
      {mayWrite ? (
        <Button
          size="sm"
          type="submit"
          className="mt-3"
          loading={save.isPending}
          disabled={changed.length === 0 || !isSeen}
        >
          {copy.savePrices}
        </Button>
      ) : null}
    </form>
  );
}
