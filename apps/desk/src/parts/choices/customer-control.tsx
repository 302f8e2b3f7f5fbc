import { listCustomers } from '@matiz/contracts/staff/customers.ts';
import { TypeaheadSelect } from '@matiz/ui/inputs/typeahead-select.tsx';
import { useQuery } from '@tanstack/react-query';
import { creditCopy as copy } from '#copy/credits.ts';
import { useRequest } from '#lib/services.ts';
import type { OwnControlProps } from '#parts/form/field-types.ts';

/** Which customer: those that may order, by name. */
export function CustomerControl({ label, value, onChange }: OwnControlProps) {
  const request = useRequest();
  const { data } = useQuery({
    queryKey: [listCustomers.path, 'choices'],
    queryFn: () =>
      request(listCustomers, { query: { 'f.state': 'approved', order: 'name', limit: '200' } }),
  });
  return (
    <TypeaheadSelect
      label={label}
      placeholder={copy.chooseCustomer}
      searchLabel={copy.searchCustomer}
      emptyText={copy.noCustomer}
      options={(data?.rows ?? []).map(({ id, businessName }) => ({
        value: id,
        label: businessName,
      }))}
      value={value}
      onValueChange={onChange}
    />
  );
}
