import { readNit } from '@matiz/domain/identity/document.ts';
import type { Resource } from '#resource/resource.ts';

export interface BusinessForm {
  readonly name: string;
  readonly nit: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly needsSecondFactor?: boolean | undefined;
}

/** The one business of the shop; its NIT is kept with its check digit. */
export const businessResource: Resource<BusinessForm> = {
  table: 'business',
  kind: 'business',
  key: 'id',
  source: {
    columns: (sql) => sql`business.id::text AS id, business.version, business.name, business.nit,
      business.phone, business.email, business.address,
      business.needs_second_factor AS "needsSecondFactor"`,
    from: (sql) => sql`business`,
    id: { key: (sql) => sql`business.id`, type: 'integer' },
    filters: {},
    orders: { name: { key: (sql) => sql`business.name`, type: 'text' } },
  },
  columnsOf: ({ nit, needsSecondFactor, ...texts }) => ({
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
    ...(needsSecondFactor === undefined ? {} : { needs_second_factor: needsSecondFactor }),
    ...(nit === undefined ? {} : { nit: plainNit(nit) }),
  }),
};

function plainNit(text: string): string {
  const nit = readNit(text);
  return nit === null ? '' : `${nit.number}-${nit.checkDigit}`;
}
