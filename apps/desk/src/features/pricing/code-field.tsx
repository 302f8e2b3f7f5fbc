import { listPrices } from '@matiz/contracts/staff/pricing/prices.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRequest } from '#lib/services.ts';
import { useDebounced } from '#lib/use-debounced.ts';

const leastLetters = 2;

/** A product's code, or its name: the browser proposes those that are found, and fills in the code. */
export function CodeField({
  first,
  ...input
}: {
  id: string;
  name: string;
  first: string;
  className: string;
}) {
  const request = useRequest();
  const [written, setWritten] = useState(first);
  const q = useDebounced(written.trim());
  const { data } = useQuery({
    queryKey: ['price-as', 'products', q],
    queryFn: () => request(listPrices, { query: { q, limit: '25' } }),
    enabled: q.length >= leastLetters,
    placeholderData: keepPreviousData,
  });
  const list = `${input.id}-found`;
  return (
    <>
      <input
        {...input}
        list={list}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
        required
        autoComplete="off"
        spellCheck={false}
      />
      <datalist id={list}>
        {data?.rows.map(({ id, code, product, brand }) => (
          <option key={id} value={code} label={`${product} · ${brand}`} />
        ))}
      </datalist>
    </>
  );
}
