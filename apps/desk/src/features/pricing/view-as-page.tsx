import { RequestError } from '@matiz/client/request-error.ts';
import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { viewPriceAs } from '@matiz/contracts/staff/pricing/prices.ts';
import { fromBogotaMinute } from '@matiz/domain/kernel/clock.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Button } from '@matiz/ui/button.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formCopy } from '#copy/form.ts';
import { viewAsCopy as copy } from '#copy/pricing/prices.ts';
import { useRequest } from '#lib/services.ts';
import { useCountry } from '#lib/use-country.ts';
import { DateBox } from '#parts/date-box.tsx';
import { CodeField } from './code-field.tsx';

const fields = [
  { name: 'codigo', label: copy.code, hint: copy.codeHint, type: 'code' },
  { name: 'cliente', label: copy.document, hint: copy.documentHint, type: 'text' },
  { name: 'ciudad', label: copy.city, hint: copy.cityHint, type: 'city' },
  { name: 'cantidad', label: copy.quantity, type: 'number' },
  { name: 'momento', label: copy.at, type: 'datetime-local' },
] as const;
const first: Readonly<Record<string, string>> = { ciudad: '11001', cantidad: '1' };

const boxClass = 'h-(--control) w-full rounded-sm border border-line-strong bg-surface px-2.5';

/** What someone pays, where, when and for how many; all of it stands in the address. */
export function ViewAsPage() {
  const request = useRequest();
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const textOf = (name: string) => search.get(name) ?? first[name] ?? '';
  const [code, document, cityCode, quantity, at] = fields.map(({ name }) => textOf(name).trim());
  const moment = fromBogotaMinute(at ?? '');
  const query = {
    code: code ?? '',
    quantity: quantity || '1',
    ...(document ? { document } : { cityCode: cityCode ?? '' }),
    ...(moment ? { at: moment.toISOString() } : {}),
  };
  const { data, error, isFetching } = useQuery({
    queryKey: ['price-as', query],
    queryFn: () => request(viewPriceAs, { query }),
    enabled: query.code !== '',
    placeholderData: keepPreviousData,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    );
    setSearch(new URLSearchParams(values));
  };
  return (
    <section className="max-w-3xl p-4 lg:p-6">
      <h1 className="text-xl">{copy.title}</h1>
      <p className="mt-1 text-ink-soft">{copy.explain}</p>
      <form key={search.toString()} onSubmit={submit} className="mt-4 grid gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <div key={field.name}>
            <label
              htmlFor={`${id}-${field.name}`}
              className="mb-1 block text-[0.8125rem] text-ink-soft"
            >
              {field.label}
            </label>
            {field.type === 'datetime-local' ? (
              <MomentField
                id={`${id}-${field.name}`}
                name={field.name}
                first={textOf(field.name)}
              />
            ) : field.type === 'code' ? (
              <CodeField
                id={`${id}-${field.name}`}
                name={field.name}
                first={textOf(field.name)}
                className={boxClass}
              />
            ) : field.type === 'city' ? (
              <CityField id={`${id}-${field.name}`} name={field.name} first={textOf(field.name)} />
            ) : (
              <input
                id={`${id}-${field.name}`}
                name={field.name}
                type={field.type}
                min={field.type === 'number' ? 1 : undefined}
                defaultValue={textOf(field.name)}
                className={boxClass}
              />
            )}
            {'hint' in field ? (
              <span className="mt-1 block text-xs text-ink-faint">{field.hint}</span>
            ) : null}
          </div>
        ))}
        <div className="flex items-end">
          <Button size="sm" type="submit" loading={isFetching}>
            {copy.see}
          </Button>
        </div>
      </form>
      {error ? (
        <p role="alert" className="mt-6 rounded-sm bg-danger-soft px-3 py-2 text-danger">
          {error instanceof RequestError ? error.message : formCopy.fix}
        </p>
      ) : data ? (
        <Seen {...data} />
      ) : null}
    </section>
  );
}

function Seen({ code, product, customer, warehouse, price }: ReplyOf<typeof viewPriceAs>) {
  return (
    <div aria-live="polite" className="mt-6 rounded-md border border-line bg-surface p-4">
      <p className="font-semibold">
        {code} · {product}
      </p>
      <p className="text-ink-soft">
        {customer ?? copy.anybody}, {copy.by} {warehouse}
      </p>
      {price === null ? (
        <p className="mt-3">{copy.none}</p>
      ) : (
        <>
          <p className="mt-3 text-2xl font-semibold tabular-nums">
            {formatPesos(price.price)}{' '}
            <span className="text-sm font-normal text-ink-soft">{copy.unit}</span>
          </p>
          <h2 className="mt-4 text-base">{copy.steps}</h2>
          <ol className="mt-1">
            {price.steps.map(({ kind, name, before, after }) => (
              <li
                key={`${kind}-${name}`}
                className="flex justify-between gap-4 border-t border-line py-1.5 tabular-nums"
              >
                <span>{[copy.kinds[kind], name].filter(Boolean).join(': ')}</span>
                <span className="whitespace-nowrap">
                  {kind === 'base' ? '' : `${formatPesos(before)} → `}
                  {formatPesos(after)}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** By its name; those where the shop delivers stand first. */
function CityField({ first, ...input }: { id: string; name: string; first: string }) {
  const country = useCountry();
  const groups = [
    { label: copy.served, cities: country?.cities.filter(({ isServed }) => isServed) },
    { label: copy.others, cities: country?.cities.filter(({ isServed }) => !isServed) },
  ];
  return (
    <select
      {...input}
      key={country ? 'known' : 'loading'}
      defaultValue={first}
      className={boxClass}
    >
      {country ? null : <option value={first}>{formCopy.loading}</option>}
      {groups.map(({ label, cities = [] }) => (
        <optgroup key={label} label={label}>
          {cities.map(({ code, label: city }) => (
            <option key={code} value={code}>
              {city}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

function MomentField({ first, ...input }: { id: string; name: string; first: string }) {
  const [value, setValue] = useState(first);
  return (
    <DateBox
      {...input}
      is="moment"
      shown={value}
      empty={copy.now}
      value={value}
      onChange={({ target }) => setValue(target.value)}
      isWide
    />
  );
}
