import { slugOf } from '@matiz/domain/kernel/text.ts';
import type { Resource } from '#resource/resource.ts';

export interface TradeTypeForm {
  readonly name: string;
}

/** Kinds of business as staff keep them; a customer's stays for as long as a customer has it. */
export const tradeTypeResource: Resource<TradeTypeForm> = {
  table: 'trade_type',
  kind: 'trade-type',
  key: 'id',
  fields: ['name'],
  source: {
    columns: (sql) => sql`trade_type.id::text AS id, trade_type.version, trade_type.name,
      (SELECT count(*)::int FROM customer WHERE customer.trade_type_id = trade_type.id) AS customers`,
    from: (sql) => sql`trade_type`,
    id: { key: (sql) => sql`trade_type.id`, type: 'integer' },
    search: (sql, text) => sql`fold_text(trade_type.name) LIKE '%' || fold_text(${text}) || '%'`,
    filters: {},
    orders: {
      name: { key: (sql) => sql`lower(trade_type.name)`, type: 'text' },
      '-name': { key: (sql) => sql`lower(trade_type.name)`, type: 'text', isDescending: true },
    },
  },
  columnsOf: ({ name }) => (name === undefined ? {} : { name, code: slugOf(name) || 'negocio' }),
  fieldsByConstraint: { trade_type_code_key: 'set.name' },
};
