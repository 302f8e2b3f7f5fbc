import { say } from '@matiz/contracts/messages.ts';
import { slugOf } from '@matiz/domain/kernel/text.ts';
import type { Tx } from '#db/sql.ts';
import { type RowUse, refuseUsed } from '#resource/refuse-used.ts';
import type { Resource } from '#resource/resource.ts';

export interface TradeTypeForm {
  readonly name: string;
}

const rules: readonly RowUse[] = [
  {
    table: 'price_list',
    columns: ['trade_type_id'],
    words: ['lista de precios', 'listas de precios'],
  },
  { table: 'coupon', columns: ['trade_type_id'], words: ['cupón', 'cupones'] },
];
const customers: RowUse = {
  table: 'customer',
  columns: ['trade_type_id'],
  words: ['cliente', 'clientes'],
};

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
  checkRemoval: refuseTaken,
  fieldsByConstraint: { trade_type_code_key: 'set.name' },
};

async function refuseTaken(tx: Tx, id: string) {
  return (
    (await refuseUsed(tx, id, [customers], say('usedTradeTypeOfCustomers'))) ??
    (await refuseUsed(tx, id, rules, say('usedTradeType')))
  );
}
