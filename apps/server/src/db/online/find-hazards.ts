import type { Migration } from '../migration-files.ts';
import { growingTables } from './growing-tables.ts';
import { isOutside, skeletonOf, splitStatements } from './statements.ts';

interface Situation {
  /** As `skeletonOf` makes it. */
  readonly statement: string;
  /** The one after `ALTER TABLE`, `ON` or `UPDATE`, if it was not made in this file. */
  readonly existing: string | null;
  /** The same, if it grows. */
  readonly table: string | null;
  readonly isOutside: boolean;
  /** Statements before this one, of earlier files too. */
  readonly earlier: readonly string[];
  /** Those of this file alone. */
  readonly before: readonly string[];
}

interface Rule {
  /** What would happen, and what is written instead; Spanish, for the one who writes it. */
  readonly says: string;
  readonly breaks: (situation: Situation) => boolean;
}

const alters = (table: string | null, statement: string) =>
  table !== null && statement.startsWith('alter table');
const volatile =
  /\bdefault [^,]*\b(random|gen_random_uuid|uuidv4|uuidv7|clock_timestamp|timeofday|nextval|statement_timestamp) ?\(/;

/** Order matters: the first one that a statement breaks is said. */
const rules: readonly Rule[] = [
  {
    says: 'DO esconde lo que hace: escribe las sentencias sueltas',
    breaks: ({ statement }) => /^do\b/.test(statement),
  },
  {
    says: 'bloquea todo mientras reescribe: no va en una migración',
    breaks: ({ statement }) => /^(cluster|vacuum full|lock)\b/.test(statement),
  },
  {
    says: 'crea el índice bloqueando las escrituras: CREATE INDEX CONCURRENTLY IF NOT EXISTS en un archivo que empieza por «-- outside of a transaction»',
    breaks: ({ statement, table }) =>
      table !== null && /^create (unique )?index (?!concurrently)/.test(statement),
  },
  {
    says: 'CONCURRENTLY no corre dentro de una transacción: el archivo debe empezar por «-- outside of a transaction»',
    breaks: ({ statement, isOutside }) =>
      !isOutside &&
      /^(create (unique )?index|drop index|reindex\b.*) concurrently\b/.test(statement),
  },
  {
    says: 'sin transacción cada sentencia puede repetirse después de un corte: añade IF NOT EXISTS o IF EXISTS, o usa otro archivo',
    breaks: ({ statement, isOutside }) => isOutside && !isRepeatable(statement),
  },
  {
    says: 'reescribe la tabla: añade otra columna, llénala por partes y cambia después',
    breaks: ({ statement, table }) =>
      alters(table, statement) &&
      /\balter (column )?\w+ (set data )?type\b|\bset (unlogged|logged|tablespace|access method)\b/.test(
        statement,
      ),
  },
  {
    says: 'reescribe la tabla, porque el valor es otro en cada fila: añade la columna sin él, pon el DEFAULT aparte y llena por partes',
    breaks: ({ statement, table }) =>
      alters(table, statement) &&
      (/\badd (column )?(if not exists )?\w+ (big|small)?serial\b/.test(statement) ||
        (/\badd (column )?(?!constraint)/.test(statement) &&
          (volatile.test(statement) || /\bgenerated (always|by default) as\b/.test(statement)))),
  },
  {
    says: 'recorre la tabla bloqueada: añade la columna sola y la restricción después, con NOT VALID y VALIDATE en otra migración',
    breaks: ({ statement, table }) =>
      alters(table, statement) &&
      /\badd (column )?(?!constraint|check|foreign|unique|primary|exclude)(if not exists )?\w+ [^,]*\b(check ?\(|references\b|unique\b|primary key\b)/.test(
        statement,
      ),
  },
  {
    says: 'falla en las filas que ya hay, y en las que escribe la versión anterior: sin DEFAULT, la columna empieza vacía',
    breaks: ({ statement, existing }) =>
      alters(existing, statement) &&
      /\badd (column )?(?!constraint|check)[^,]*\bnot null\b/.test(statement) &&
      !/\bdefault\b/.test(statement),
  },
  {
    says: 'recorre la tabla bloqueada: primero un CHECK (columna IS NOT NULL) NOT VALID, en otra migración VALIDATE, y después SET NOT NULL',
    breaks: ({ statement, table, earlier }) =>
      alters(table, statement) &&
      setsNotNull(statement).some((column) => !isProven(column, earlier)),
  },
  {
    says: 'recorre la tabla bloqueada: añádela con NOT VALID y valídala en otra migración',
    breaks: ({ statement, table }) =>
      alters(table, statement) &&
      /\badd (constraint \w+ )?(check|foreign key)\b/.test(statement) &&
      !statement.includes('not valid'),
  },
  {
    says: 'construye un índice bloqueando la tabla: créalo con CONCURRENTLY y aquí escribe USING INDEX',
    breaks: ({ statement, table }) =>
      alters(table, statement) &&
      /\badd (constraint \w+ )?(unique|primary key|exclude)\b/.test(statement) &&
      !statement.includes('using index'),
  },
  {
    says: 'en la misma transacción, el candado de lo anterior dura hasta el final: valida en otra migración',
    breaks: ({ statement, table, before, isOutside }) =>
      alters(table, statement) &&
      !isOutside &&
      statement.includes('validate constraint') &&
      before.some((each) => each.startsWith('alter table') && tableOf(each) === table),
  },
  {
    says: 'toca todas las filas en una transacción: llénalas por partes con una tarea (docs/adr/0070-migrations-while-the-shop-sells.md)',
    breaks: ({ statement, table }) =>
      table !== null && /^(update|delete from|truncate)\b/.test(statement),
  },
];

/** What the version before still reads: it goes one release after nobody does. */
const contracting =
  /^(drop table|drop view|alter table .*\b(drop (column )?(if exists )?(?!constraint|default|not null)\w+|rename\b)|alter table .*\brename to\b)/;

const contractMark = /^-- contracts: (\d{4})\b/m;

/** What of these migrations would stop a shop that sells, each with what to write instead. */
export function findHazards(migrations: readonly Migration[], from: number): string[] {
  const found: string[] = [];
  const earlier: string[] = [];
  for (const { number, name, text } of migrations) {
    const statements = splitStatements(text).map(skeletonOf);
    if (number >= from) found.push(...hazardsOf({ number, name, text }, statements, earlier));
    earlier.push(...statements);
  }
  return found;
}

function hazardsOf(
  { number, name, text }: Pick<Migration, 'number' | 'name' | 'text'>,
  statements: readonly string[],
  earlier: readonly string[],
): string[] {
  const made = new Set(statements.flatMap((each) => madeBy(each) ?? []));
  const promised = Number(contractMark.exec(text)?.[1] ?? number);
  return statements.flatMap((statement, index) => {
    const named = tableOf(statement);
    const existing = named !== null && !made.has(named) ? named : null;
    const table = existing !== null && growingTables.has(existing) ? existing : null;
    const before = statements.slice(0, index);
    const situation = { statement, existing, table, isOutside: isOutside(text), earlier, before };
    const broken = rules.find(({ breaks }) => breaks(situation));
    const shown = `${name}: «${statement.slice(0, 100)}»`;
    if (broken) return `${shown} ${broken.says}.`;
    if (contracting.test(statement) && promised >= number) {
      return `${shown} quita algo que la versión anterior todavía lee: hazlo una versión después de dejar de usarlo, y dilo con «-- contracts: NNNN», la migración que lo reemplazó.`;
    }
    return [];
  });
}

function tableOf(statement: string): string | null {
  const [, table] =
    /^(?:alter table (?:if exists )?(?:only )?|update (?:only )?|delete from (?:only )?|truncate (?:table )?|create (?:unique )?index (?:concurrently )?(?:if not exists )?(?:\w+ )?on (?:only )?)(?:public\.)?(\w+)/.exec(
      statement,
    ) ?? [];
  return table ?? null;
}

function madeBy(statement: string): string | null {
  return /^create table (?:if not exists )?(?:public\.)?(\w+)/.exec(statement)?.[1] ?? null;
}

function isRepeatable(statement: string): boolean {
  return (
    /^(create|drop)\b.*\bif (not )?exists\b/.test(statement) ||
    /^alter table \w+ validate constraint \w+$/.test(statement) ||
    /^(analyze|reindex)\b/.test(statement)
  );
}

function setsNotNull(statement: string): string[] {
  return [...statement.matchAll(/\balter (?:column )?(\w+) set not null\b/g)].map(
    ([, column = '']) => column,
  );
}

/** Whether an earlier file had the database look at each row of it already. */
function isProven(column: string, earlier: readonly string[]): boolean {
  const [constraint] = earlier.flatMap(
    (each) =>
      new RegExp(`add constraint (\\w+) check \\(\\(?${column} is not null\\)?\\) not valid`).exec(
        each,
      )?.[1] ?? [],
  );
  return (
    constraint !== undefined &&
    earlier.some((each) => each.endsWith(`validate constraint ${constraint}`))
  );
}
