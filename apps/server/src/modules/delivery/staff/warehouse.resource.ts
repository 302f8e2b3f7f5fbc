import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { mainWarehouse } from '@matiz/domain/delivery/main-warehouse.ts';
import type { Tx } from '#db/sql.ts';
import type { Resource } from '#resource/resource.ts';

export interface WarehouseForm {
  readonly code: string;
  readonly name: string;
  readonly cityCode: string;
  readonly address?: string | undefined;
  readonly isActive?: boolean | undefined;
}

/** Warehouses as staff keep them; a closed one serves no zone. */
export const warehouseResource: Resource<WarehouseForm> = {
  table: 'warehouse',
  kind: 'warehouse',
  key: 'id',
  fields: ['code', 'name', 'cityCode', 'address', 'isActive'],
  source: {
    columns: (sql) => sql`warehouse.id::text AS id, warehouse.version, warehouse.code,
      warehouse.name, warehouse.city_code AS "cityCode",
      CASE WHEN starts_with(state.name, city.name) THEN city.name
        ELSE concat_ws(', ', city.name, state.name) END AS city, warehouse.address,
      warehouse.is_active AS "isActive", warehouse.id = ${mainWarehouse} AS "isMain",
      (SELECT count(*)::int FROM zone WHERE zone.warehouse_id = warehouse.id) AS zones`,
    from: (sql) => sql`warehouse JOIN city ON city.code = warehouse.city_code
      JOIN state ON state.code = city.state_code`,
    id: { key: (sql) => sql`warehouse.id`, type: 'integer' },
    search: (sql, text) => sql`fold_text(concat_ws(' ', warehouse.code, warehouse.name, city.name))
      LIKE '%' || fold_text(${text}) || '%'`,
    filters: {
      'f.state': (sql, value) => sql`warehouse.is_active = ${value === 'active'}`,
    },
    orders: {
      name: { key: (sql) => sql`lower(warehouse.name)`, type: 'text' },
      '-name': { key: (sql) => sql`lower(warehouse.name)`, type: 'text', isDescending: true },
    },
  },
  columnsOf: ({ code, name, cityCode, address, isActive }) => ({
    ...(code === undefined ? {} : { code }),
    ...(name === undefined ? {} : { name }),
    ...(cityCode === undefined ? {} : { city_code: cityCode }),
    ...(address === undefined ? {} : { address }),
    ...(isActive === undefined ? {} : { is_active: isActive }),
  }),
  check: async (tx, id, { isActive }) =>
    isActive === false && id !== null ? refuseToClose(tx, id) : null,
  fieldsByConstraint: {
    warehouse_code_key: 'set.code',
    warehouse_city_code_fkey: 'set.cityCode',
  },
};

/** Holds the warehouse, so that no zone comes to it meanwhile. */
async function refuseToClose(tx: Tx, id: string): Promise<Failure | null> {
  if (Number(id) === mainWarehouse) {
    return failureAt('set.isActive', 'STILL_USED', say('mainWarehouseStays'));
  }
  await tx`SELECT FROM warehouse WHERE id = ${id} FOR UPDATE`;
  const [row] = await tx<{ zones: number }[]>`
    SELECT count(*)::int AS zones FROM zone WHERE warehouse_id = ${id}`;
  const zones = row?.zones ?? 0;
  if (zones === 0) return null;
  const counted = zones === 1 ? '1 zona' : `${zones} zonas`;
  return failureAt('set.isActive', 'STILL_USED', say('warehouseServes', { zones: counted }));
}
