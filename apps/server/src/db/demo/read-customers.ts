import type { Demo } from '@matiz/demo/types.ts';
import type { Sql } from '../pool.ts';

/** The ids of the demonstration's customers by their codes, which the database does not know. */
export async function readCustomers(
  sql: Sql,
  { people }: Pick<Demo, 'people'>,
): Promise<(code: string) => string> {
  const rows = await sql<{ id: string; document_number: string }[]>`
    SELECT id, document_number FROM customer`;
  const ids = new Map(rows.map(({ id, document_number }) => [document_number, id]));
  const documents = new Map(people.customers.map(({ code, document }) => [code, document]));
  return (code) => {
    const id = ids.get(documents.get(code) ?? '');
    if (id === undefined) throw new Error(`The demonstration has no customer ${code}`);
    return id;
  };
}
