import { expect, test } from 'vitest';
import { checkSql } from './check-sql.ts';

const findings = (text: string) => checkSql('apps/server/src/modules/cart/cart.store.ts', text);
const place = (code: string) => `\${${code}}`;

test.each([
  'sql`select id FROM cart`',
  'sql<Row[]>`SELECT id FROM cart order by id`',
  `sql\`SELECT ${place('id')} as "from" FROM cart\``,
  `sql\`SELECT 1 ${place('only ? sql`where id = 1` : sql``')}\``,
  'sql`INSERT INTO cart (id) VALUES (1) on conflict (id) DO NOTHING`',
])('a keyword in small letters is refused: %s', (text) => {
  expect(findings(text)).toHaveLength(1);
});

test.each([
  `sql\`SELECT id AS "from", 'where and when', c.end FROM cart -- as it is\``,
  `sql\`SELECT ${place("rows.map((from) => from.set).join(' and ')")}\``,
  'const text = `select a product from the list`;',
])('what is no keyword of a statement is fine: %s', (text) => {
  expect(findings(text)).toEqual([]);
});

test('says how to mend it', () => {
  const [finding] = findings('sql`select id from cart`');
  expect(finding?.message).toBe('SQL con «select» en minúscula (2 veces): escribe SELECT.');
});
