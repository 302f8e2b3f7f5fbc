import type { RowUse } from '#resource/refuse-used.ts';

/** What names a brand or a category besides products, by the column that it has of both. */
export function referringRules(column: 'brand_id' | 'category_id'): readonly RowUse[] {
  return [
    { table: 'coupon', columns: [column, `got_${column}`], words: ['cupón', 'cupones'] },
    {
      table: 'coupon_condition',
      columns: [column],
      words: ['cupón que la excluye', 'cupones que la excluyen'],
    },
    {
      table: 'custom_list',
      columns: [`rule_${column}`],
      words: ['selección que se llena sola', 'selecciones que se llenan solas'],
    },
  ];
}
