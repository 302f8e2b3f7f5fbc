import { bogotaDate, type Clock } from '@matiz/domain/kernel/clock.ts';
import type { Resource } from '#resource/resource.ts';

export interface ShopDayForm {
  readonly day: string;
  readonly name: string;
  readonly isOpen: boolean;
}

/** Days on which the shop closes although it would work, or works on a holiday (D-11). */
export const shopDayResource = (clock: Clock): Resource<ShopDayForm> => ({
  table: 'shop_day',
  kind: 'shop-day',
  key: 'id',
  fields: ['day', 'name', 'isOpen'],
  source: {
    columns: (sql) => sql`shop_day.id::text AS id, shop_day.version, shop_day.day::text AS day,
      shop_day.name, shop_day.is_open AS "isOpen"`,
    from: (sql) => sql`shop_day`,
    id: { key: (sql) => sql`shop_day.id`, type: 'integer' },
    search: (sql, text) => sql`fold_text(shop_day.name) LIKE '%' || fold_text(${text}) || '%'`,
    filters: {
      'f.when': (sql, value) =>
        sql`(shop_day.day >= ${bogotaDate(clock())}) = ${value === 'ahead'}`,
    },
    orders: {
      day: { key: (sql) => sql`shop_day.day`, type: 'date' },
      '-day': { key: (sql) => sql`shop_day.day`, type: 'date', isDescending: true },
    },
  },
  columnsOf: ({ day, name, isOpen }) => ({
    ...(day === undefined ? {} : { day }),
    ...(name === undefined ? {} : { name }),
    ...(isOpen === undefined ? {} : { is_open: isOpen }),
  }),
  fieldsByConstraint: { shop_day_day_key: 'set.day' },
});
