import {
  baseTextVersion,
  type LegalKind,
  type LegalNames,
} from '@matiz/domain/identity/legal-text.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import type { SqlFragments, SqlReader } from '#db/sql.ts';

/** Since which day the text of a kind counts that is in force at `now`, as text; in any statement. */
export function legalVersionAt(sql: SqlFragments, kind: LegalKind, now: Date) {
  return sql`coalesce((SELECT max(in_force_on)::text FROM legal_text
    WHERE legal_text.kind = ${kind} AND in_force_on <= ${bogotaDate(now)}::date), ${baseTextVersion})`;
}

export async function findLegalVersions(
  sql: SqlReader,
  now: Date,
): Promise<Record<LegalKind, string>> {
  const [row] = await sql<Record<LegalKind, string>[]>`
    SELECT ${legalVersionAt(sql, 'terms', now)} AS terms,
      ${legalVersionAt(sql, 'data_treatment', now)} AS data_treatment`;
  if (!row) throw new Error('a row of values is one row');
  return row;
}

interface StoredTexts extends LegalNames {
  /** Of the kinds that the shop wrote itself. */
  readonly texts: readonly { kind: LegalKind; version: string; body: string }[];
}

/** The shop's own texts in force, and who the business is, in one statement. */
export async function findTextsInForce(sql: SqlReader, now: Date): Promise<StoredTexts> {
  const [row] = await sql<StoredTexts[]>`
    SELECT ${legalNames(sql)}, coalesce((SELECT json_agg(text) FROM (
        SELECT DISTINCT ON (kind) kind, in_force_on::text AS version, body FROM legal_text
        WHERE in_force_on <= ${bogotaDate(now)}::date
        ORDER BY kind, in_force_on DESC) text), '[]') AS texts
    FROM business`;
  if (!row) throw new Error('the business has its one row');
  return row;
}

/** Who the business is, by the words of its texts. */
export function legalNames(sql: SqlFragments) {
  return sql`business.name AS negocio, business.nit, business.address AS direccion,
    business.phone AS telefono, business.email AS correo`;
}
