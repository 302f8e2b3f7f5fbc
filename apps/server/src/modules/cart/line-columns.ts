import type { Fragment, SqlFragments } from '#db/sql.ts';

/** What is stored of a line, in the one order in which it is written; its id, cart and time stand beside. */
export function lineColumns(sql: SqlFragments): Fragment {
  return sql`product_id, version_id, assembly_version_ids, advance, quantity, seen_price, seen_units,
    seen_date`;
}

/** The same as one JSON object, as `StoredLine` has it. */
export function cartLineJson(sql: SqlFragments): Fragment {
  return sql`json_build_object('id', id, 'productId', product_id, 'versionId', version_id,
    'assemblyVersionIds', assembly_version_ids, 'advance', advance, 'quantity', quantity,
    'seenPrice', seen_price, 'seenUnits', seen_units, 'seenDate', seen_date)`;
}
