import type { SqlReader } from '#db/sql.ts';

export interface ColorRow {
  readonly kind: 'level' | 'reflection';
  readonly value: string;
  readonly color: string;
}

/**
 * The levels and reflections of the tones on sale, each with a swatch: its purest tone, of a
 * reflection near level 7. Steps from one value to the next in the index, however many tones.
 */
export function readColors(sql: SqlReader): Promise<ColorRow[]> {
  return sql<ColorRow[]>`
    WITH RECURSIVE met AS (
      (SELECT level, family FROM tone_search WHERE level IS NOT NULL AND family IS NOT NULL
        ORDER BY level, family LIMIT 1)
      UNION ALL
      SELECT next.level, next.family FROM met CROSS JOIN LATERAL (
        SELECT level, family FROM tone_search
        WHERE (level, family) > (met.level, met.family) AND family IS NOT NULL
        ORDER BY level, family LIMIT 1) next
    ), nearest AS (
      SELECT DISTINCT ON (family) family, level FROM met ORDER BY family, abs(level - 7), level
    ), shade AS (
      SELECT 'level' AS kind, depth AS place, depth::text AS value, coalesce(
        (SELECT version_id FROM tone_search WHERE level = depth AND family = 'natural'
          ORDER BY level, family, second_family DESC LIMIT 1),
        (SELECT version_id FROM tone_search WHERE level = depth
          ORDER BY level, family, second_family LIMIT 1)) AS version_id
      FROM generate_series(0, 12) AS depth
      UNION ALL
      SELECT 'reflection', 100, slug_of(family), coalesce(
        (SELECT version_id FROM tone_search tone WHERE tone.level = nearest.level
          AND tone.family = nearest.family AND second_family IS NULL
          ORDER BY tone.level, tone.family, second_family LIMIT 1),
        (SELECT version_id FROM tone_search tone WHERE tone.level = nearest.level
          AND tone.family = nearest.family
          ORDER BY tone.level, tone.family, second_family LIMIT 1))
      FROM nearest
    )
    SELECT kind, value, version.swatch_hex AS color
    FROM shade JOIN product_version version ON version.id = shade.version_id
    WHERE version.swatch_hex IS NOT NULL
    ORDER BY place, value`;
}
