import type { Fragment, SqlFragments } from '#db/sql.ts';

/** `7.43 Rubio medio`, `20 vol`; null where there is one option. */
export function optionName(sql: SqlFragments): Fragment {
  return sql`nullif(concat_ws(' ', version.tone_number, version.tone_name,
    version.volume || ' vol'), '')`;
}
