import type { Sql } from './pool.ts';

/** Each answers lines of text about everything in the schema `public`, and nothing that varies. */
const questions = [
  `select format('extension %s', extname) from pg_extension`,
  `select format('column %s.%s %s%s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
     case when a.attnotnull then ' not null' end,
     case a.attgenerated::text when '' then ' default ' else ' generated ' end || pg_get_expr(d.adbin, d.adrelid),
     nullif(' identity ' || a.attidentity::text, ' identity '))
   from pg_attribute a
   join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'v', 'm')
   left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`,
  `select format('constraint %s.%s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
   from pg_constraint where connamespace = 'public'::regnamespace`,
  `select format('index %s', indexdef) from pg_indexes where schemaname = 'public'`,
  `select format('view %s %s', viewname, definition) from pg_views where schemaname = 'public'`,
  `select format('trigger %s', pg_get_triggerdef(t.oid)) from pg_trigger t
   join pg_class c on c.oid = t.tgrelid
   where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`,
  `select format('function %s', pg_get_functiondef(p.oid)) from pg_proc p
   where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
     and not exists (select 1 from pg_depend where objid = p.oid and deptype = 'e')`,
  `select format('type %s %s %s', t.typname, t.typtype,
     coalesce((select string_agg(enumlabel, ',' order by enumsortorder)
               from pg_enum where enumtypid = t.oid), t.typbasetype::regtype::text))
   from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')`,
  `select format('sequence %s %s %s', sequencename, data_type, increment_by)
   from pg_sequences where schemaname = 'public'`,
  `select format('comment %s %s %s', objoid::regclass, objsubid, description) from pg_description
   where classoid = 'pg_class'::regclass
     and objoid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
];

/** The schema as sorted lines of text: two databases with equal lines hold the same tables. */
export async function describeSchema(sql: Sql): Promise<string[]> {
  const answers = await Promise.all(
    questions.map((text) => sql.unsafe<{ format: string }[]>(text)),
  );
  return answers
    .flat()
    .map(({ format }) => format.replace(/\s+/g, ' ').trim())
    .sort();
}
