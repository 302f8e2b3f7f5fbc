import { RequestError } from '@matiz/client/request-error.ts';
import type { Me } from '@matiz/contracts/identity.ts';
import { listStaffProducts } from '@matiz/contracts/staff/catalogue/products.ts';
import { listCustomers } from '@matiz/contracts/staff/customers.ts';
import { listDeskOrders } from '@matiz/contracts/staff/orders.ts';
import { showDocument } from '@matiz/domain/identity/document.ts';
import { formatDate } from '@matiz/domain/kernel/show-date.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRequest } from '#lib/services.ts';
import { can } from '#session/me.ts';
import { menuOf } from '../menu.ts';

/** Something that leads to a page of its own. */
export interface Finding {
  readonly kind: 'order' | 'customer' | 'product' | 'page';
  readonly name: string;
  readonly detail: string;
  /** Under `/desk`. */
  readonly to: string;
}

/** Of each kind. */
const most = 5;

/** What has the text, of the kinds that someone may see: each asked of its own table. */
export function useFindings(person: Me, text: string) {
  const request = useRequest();
  const query = { q: text, limit: '25' } as const;
  const orders = useKind(can(person, 'orders:read'), text, 'orders', async () =>
    (await request(listDeskOrders, { query })).rows.map(
      ({ code, businessName, placedAt }): Finding => ({
        kind: 'order',
        name: code,
        detail: `${businessName} · ${formatDate(placedAt)}`,
        to: `/pedidos/${code}`,
      }),
    ),
  );
  const customers = useKind(can(person, 'customers:read'), text, 'customers', async () =>
    (await request(listCustomers, { query })).rows.map(
      ({ id, businessName, documentType, documentNumber, city }): Finding => ({
        kind: 'customer',
        name: businessName,
        detail: [showDocument(documentType, documentNumber), city].filter(Boolean).join(' · '),
        to: `/clientes/${id}`,
      }),
    ),
  );
  const products = useKind(can(person, 'catalogue:read'), text, 'products', async () =>
    (await request(listStaffProducts, { query })).rows.map(
      ({ id, name, code, brand }): Finding => ({
        kind: 'product',
        name,
        detail: `${code} · ${brand}`,
        to: `/productos/${id}`,
      }),
    ),
  );
  const kinds = [orders, customers, products];
  const findings = [...pagesOf(person, text), ...kinds.flatMap(({ data = [] }) => data)];
  return { findings, isSearching: kinds.some(({ isFetching }) => isFetching) };
}

function useKind(mayRead: boolean, text: string, name: string, find: () => Promise<Finding[]>) {
  const kind = useQuery({
    queryKey: ['findings', name, text],
    queryFn: async () => (await find()).slice(0, most),
    enabled: mayRead && text !== '',
    placeholderData: keepPreviousData,
  });
  // What one table cannot say now leaves the others their answer.
  if (kind.error && !(kind.error instanceof RequestError)) throw kind.error;
  return kind;
}

/** The pages of the menu whose name begins with it, or has a word that does. */
function pagesOf(person: Me, text: string): Finding[] {
  const wanted = fold(text);
  if (wanted === '') return [];
  return menuOf(person)
    .flatMap(({ group, entries }) => entries.map(({ path, title }) => ({ group, path, title })))
    .filter(({ title }) => ` ${fold(title)}`.includes(` ${wanted}`))
    .slice(0, most)
    .map(({ group, path, title }) => ({ kind: 'page', name: title, detail: group, to: path }));
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
