import type { SqlReader } from '#db/sql.ts';

/** Links hold numbers, which are others in another database: files say what they lead to. */
const kinds = [
  { start: '/home/categories/', end: '/', table: 'category', called: 'slug' },
  { start: '/home/manufacturers/', end: '/', table: 'brand', called: 'code' },
  { start: '/product/[^/]+/', end: '/details', table: 'product', called: 'code' },
] as const;

export interface Links {
  /** `/home/categories/7/tintes` is `/home/categories/{tintes}/tintes` in a file. */
  readonly toFile: (link: string) => string;
  /** Null: what it names is not there. */
  readonly fromFile: (link: string) => string | null;
}

export async function readLinks(sql: SqlReader): Promise<Links> {
  const known = await Promise.all(
    kinds.map(async ({ start, end, table, called }) => {
      const rows = await sql<{ id: string; called: string }[]>`
        SELECT id::text AS id, ${sql(called)} AS called FROM ${sql(table)}`;
      return {
        start,
        end,
        callOf: new Map(rows.map((row) => [row.id, row.called])),
        idOf: new Map(rows.map((row) => [row.called, row.id])),
      };
    }),
  );
  return {
    toFile(link) {
      for (const { start, end, callOf } of known) {
        const [, before, id, after] = new RegExp(`^(${start})(\\d+)(${end}.*)$`).exec(link) ?? [];
        const called = id === undefined ? undefined : callOf.get(id);
        if (called !== undefined) return `${before}{${called}}${after}`;
      }
      return link;
    },
    fromFile(link) {
      for (const { start, end, idOf } of known) {
        const [, before, called, after] =
          new RegExp(`^(${start})\\{([^}]*)\\}(${end}.*)$`).exec(link) ?? [];
        if (called === undefined) continue;
        const id = idOf.get(called);
        return id === undefined ? null : `${before}${id}${after}`;
      }
      return link;
    },
  };
}
