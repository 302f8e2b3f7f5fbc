import { RequestError } from '@matiz/client/request-error.ts';
import { viewPriceAs } from '@matiz/contracts/staff/pricing/price-views.ts';
import { fromBogotaMinute } from '@matiz/domain/kernel/clock.ts';
import { Button } from '@matiz/ui/button.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formCopy } from '#copy/form.ts';
import { viewAsCopy as copy } from '#copy/pricing/prices.ts';
import { useRequest } from '#lib/services.ts';
import { useCountry } from '#lib/use-country.ts';
import { DateBox } from '#parts/date-box.tsx';
import { CodeField } from '../code-field.tsx';
import { CustomerField } from './customer-field.tsx';
import { PriceSeen } from './price-seen.tsx';
import { isCustomerId } from './use-known-customer.ts';

const fields = [
  { name: 'codigo', label: copy.code, hint: copy.codeHint, type: 'code' },
  { name: 'cliente', label: copy.customer, hint: copy.customerHint, type: 'customer' },
  { name: 'ciudad', label: copy.city, hint: copy.cityHint, type: 'city' },
  { name: 'cantidad', label: copy.quantity, type: 'number' },
  { name: 'momento', label: copy.at, type: 'datetime-local' },
  { name: 'pago', label: copy.method, type: 'method' },
] as const;
const first: Readonly<Record<string, string>> = { ciudad: '11001', cantidad: '1' };

const boxClass = 'h-(--control) w-full rounded-sm border border-line-strong bg-surface px-2.5';

/** What someone pays, where, when and for how many; all of it stands in the address. */
export function ViewAsPage() {
  const request = useRequest();
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const textOf = (name: string) => search.get(name) ?? first[name] ?? '';
  const [code, customer = '', cityCode, quantity, at, method] = fields.map(({ name }) =>
    textOf(name).trim(),
  );
  const moment = fromBogotaMinute(at ?? '');
  const query = {
    code: code ?? '',
    quantity: quantity || '1',
    ...whoOf(customer, cityCode ?? ''),
    ...(method ? { method } : {}),
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
            ) : field.type === 'customer' ? (
              <CustomerField
                id={`${id}-${field.name}`}
                name={field.name}
                first={textOf(field.name)}
              />
            ) : field.type === 'method' ? (
              <MethodField
                id={`${id}-${field.name}`}
                name={field.name}
                first={textOf(field.name)}
                methods={data?.line?.methods ?? []}
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
        <PriceSeen seen={data} quantity={Number(query.quantity)} />
      ) : null}
    </section>
  );
}

/** A customer by id or document, or anybody in a city. */
function whoOf(customer: string, cityCode: string) {
  if (customer === '') return { cityCode };
  return isCustomerId(customer) ? { customerId: customer } : { document: customer };
}

interface MethodFieldProps {
  readonly id: string;
  readonly name: string;
  readonly first: string;
  /** Those that the one who looks is offered: known once a price was seen. */
  readonly methods: readonly { readonly code: string; readonly name: string }[];
}

function MethodField({ first, methods, ...input }: MethodFieldProps) {
  return (
    <select {...input} key={methods.length} defaultValue={first} className={boxClass}>
      <option value="">{copy.noMethod}</option>
      {methods.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
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
