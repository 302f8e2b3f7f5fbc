import { listCustomers } from '@matiz/contracts/staff/customers.ts';
import { Segmented } from '@matiz/ui/inputs/segmented.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { productPreviewCopy as copy } from '#copy/catalogue/product-preview.ts';
import { useRequest } from '#lib/services.ts';
import { useCountry } from '#lib/use-country.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { useCan } from '#session/me.ts';

export interface Looker {
  readonly isGuest: boolean;
  /** Of someone without an account. */
  readonly cityCode: string;
  /** Of a customer; empty: none is chosen yet. */
  readonly document: string;
}
export const noLooker: Looker = { isGuest: true, cityCode: '11001', document: '' };

interface LookerFieldsProps {
  readonly looker: Looker;
  readonly choose: (looker: Looker) => void;
}

const boxClass = 'h-11 w-64 rounded-sm border border-line-strong bg-surface px-2.5 max-sm:w-full';

/** Who looks at the shop: someone without an account in a city, or a customer. */
export function LookerFields({ looker, choose }: LookerFieldsProps) {
  const options = [
    { value: 'guest', label: copy.guest },
    { value: 'customer', label: copy.customer },
  ];
  return (
    <>
      <Segmented
        legend={copy.who}
        options={options}
        value={looker.isGuest ? 'guest' : 'customer'}
        onValueChange={(value) => choose({ ...looker, isGuest: value === 'guest' })}
      />
      {looker.isGuest ? (
        <CityField value={looker.cityCode} choose={(cityCode) => choose({ ...looker, cityCode })} />
      ) : (
        <CustomerField
          first={looker.document}
          choose={(document) => choose({ ...looker, document })}
        />
      )}
    </>
  );
}

interface FieldProps {
  readonly choose: (value: string) => void;
}

/** Those where the shop delivers: elsewhere it shows the main warehouse, as in the first of them. */
function CityField({ value, choose }: FieldProps & { value: string }) {
  const country = useCountry();
  const served = country?.cities.filter(({ isServed, code }) => isServed || code === value) ?? [];
  return (
    <select
      aria-label={copy.city}
      value={value}
      onChange={({ target }) => choose(target.value)}
      className={boxClass}
    >
      {served.map(({ code, label }) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </select>
  );
}

const leastLetters = 2;

/** By name where one may look customers up, by document in any case, as «Ver como cliente» does. */
function CustomerField({ first, choose }: FieldProps & { first: string }) {
  const id = useId();
  const request = useRequest();
  const maySearch = useCan('customers:read');
  const [written, setWritten] = useState(first);
  const q = useDebounced(written.trim());
  const { data } = useQuery({
    queryKey: ['list', listCustomers.path, 'looker', q],
    queryFn: () => request(listCustomers, { query: { q, limit: '25' } }),
    enabled: maySearch && q.length >= leastLetters,
    placeholderData: keepPreviousData,
  });
  const take = (text: string) => {
    setWritten(text);
    if (data?.rows.some(({ documentNumber }) => documentNumber === text)) choose(text);
  };
  return (
    <>
      <input
        aria-label={copy.find}
        placeholder={maySearch ? copy.findHint : copy.documentHint}
        list={`${id}-found`}
        value={written}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => take(target.value)}
        onBlur={() => choose(written.trim())}
        onKeyDown={(event) => {
          if (event.key === 'Enter') choose(written.trim());
        }}
        className={boxClass}
      />
      <datalist id={`${id}-found`}>
        {data?.rows.map(({ id: customerId, documentNumber, businessName, city }) => (
          <option key={customerId} value={documentNumber} label={`${businessName} · ${city}`} />
        ))}
      </datalist>
    </>
  );
}
