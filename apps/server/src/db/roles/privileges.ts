/** Who connects, beside the owner, who may do everything with what is his. */
export type RoleKind = 'application' | 'reports';

export type Privilege =
  | 'SELECT'
  | 'INSERT'
  | 'UPDATE'
  | 'DELETE'
  | 'TRUNCATE'
  /** PostgreSQL 17 and newer: to vacuum, analyse and cluster what one does not own. */
  | 'MAINTAIN';

/** Something that rows or numbers come from. */
export interface Relation {
  readonly schema: string;
  readonly name: string;
  readonly kind: 'table' | 'sequence';
}

/** All that the product and its jobs keep; the last two where payments are practised (D-17). */
export const openSchemas = ['public', 'pgboss', 'local_wompi', 'local_bold'] as const;

/** What a large import leaves behind, and is tidied up after it. */
export const tidiedTables = [
  'product',
  'product_version',
  'base_price',
  'stock',
  'arrival',
  'product_search',
  'tone_search',
  'product_facet',
  'category_size',
] as const;

/** What the owner writes alone: how far the tables are, and whether they hold the demonstration. */
const ofTheOwner = new Set(['schema_migration', 'demonstration']);
/** Lines that are added and never changed. Triggers refuse it as well, but a trigger can be turned off. */
const ledgers = new Set(['audit_entry', 'consent', 'credit_entry', 'loyalty_entry']);
const tidied = new Set<string>(tidiedTables);

/**
 * What sales, stock and prices are added up from. A table that is not named is not read: accounts,
 * sessions, codes, keys and cards never are, and a new table is not before it is named here.
 */
const reported = new Set([
  ...['product', 'product_version', 'brand', 'category', 'category_size'],
  ...['custom_list', 'custom_list_product', 'combo_part'],
  ...['stock', 'stock_movement', 'arrival', 'warehouse', 'zone', 'zone_city', 'city', 'state'],
  ...['base_price', 'price_list', 'price_list_item', 'programmed_price'],
  ...['deal', 'deal_break', 'deal_product', 'coupon', 'coupon_condition', 'coupon_redemption'],
  ...['customer', 'trade_type', 'loyalty_tier', 'loyalty_entry', 'seller_customer'],
  ...['customer_order', 'order_line', 'order_delivery', 'order_event', 'delivery_window'],
  ...['payment', 'payment_method', 'credit_account', 'credit_entry'],
  ...['cart_abandonment', 'search_term', 'coverage_demand', 'import_batch'],
]);

/** What a role may do with a relation: this and no more. */
export function privilegesOf(role: RoleKind, relation: Relation): readonly Privilege[] {
  return role === 'reports' ? ofReports(relation) : ofApplication(relation);
}

function ofReports({ schema, name, kind }: Relation): readonly Privilege[] {
  return schema === 'public' && kind === 'table' && reported.has(name) ? ['SELECT'] : [];
}

/** Sequences are read for backups; numbers come from identity columns, which ask for nothing. */
function ofApplication({ schema, name, kind }: Relation): readonly Privilege[] {
  if (kind === 'sequence') return ['SELECT'];
  if (schema !== 'public') return ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];
  if (ofTheOwner.has(name)) return ['SELECT'];
  if (ledgers.has(name)) return ['SELECT', 'INSERT'];
  return [
    ...(['SELECT', 'INSERT', 'UPDATE', 'DELETE'] as const),
    // Emptied before each file: deleting millions of rows would leave them for hours.
    ...(name === 'import_row' ? (['TRUNCATE'] as const) : []),
    ...(tidied.has(name) ? (['MAINTAIN'] as const) : []),
  ];
}
