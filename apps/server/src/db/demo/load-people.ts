import type { DemoCustomer, DemoPeople, DemoUser } from '@matiz/demo/people/types.ts';
import { baseTextVersion } from '@matiz/domain/identity/legal-text.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import { insertAll, readIds } from '../insert-all.ts';
import type { Sql } from '../pool.ts';
import { demoPassword } from '../start/demonstration.ts';
import { tierName } from './load-prices.ts';

const dayMs = 24 * 60 * 60_000;

export interface PeopleOptions {
  readonly newId: () => string;
  readonly now: Date;
  readonly hashPassword: (password: string) => Promise<string | null>;
}

/** Customers with their addresses and credit, and the accounts, all with the one password (D-17). */
export async function loadPeople(
  sql: Sql,
  { customers, users }: DemoPeople,
  { newId, hashPassword, now }: PeopleOptions,
): Promise<void> {
  const tradeTypeId = await readIds(sql, 'trade_type', 'code');
  const ids = new Map(customers.map(({ code }) => [code, newId()]));
  const customerId = (code: string) => {
    const id = ids.get(code);
    if (id === undefined) throw new Error(`The demonstration has no customer ${code}`);
    return id;
  };
  await insertAll(
    sql,
    'customer',
    customers.map((customer) => ({
      id: customerId(customer.code),
      ...customerRow(customer, users),
      trade_type_id: tradeTypeId(customer.tradeType),
    })),
  );
  await insertAll(
    sql,
    'address',
    customers.flatMap(({ code, addresses, createdAt }) =>
      addresses.map((address) => ({
        id: newId(),
        customer_id: customerId(code),
        title: address.title,
        line: address.address,
        complement: address.indications.slice(0, 120) || null,
        neighbourhood: address.neighbourhood || null,
        city_code: address.cityCode,
        phone: address.phone,
        is_default: address.isDefault,
        created_at: createdAt,
      })),
    ),
  );
  await insertCredit(sql, customers, { customerId, now });
  const phones = new Map(customers.map(({ code, phone }) => [code, `+57${phone}`]));
  await insertUsers(sql, users, { customerId, phones }, { newId, hashPassword });
  await insertFavourites(sql, customers, users);
}

function customerRow(customer: DemoCustomer, users: readonly DemoUser[]) {
  const owner = users.find((user) => user.customer === customer.code);
  const [name = '', ...lastName] = (customer.addresses[0]?.recipient ?? customer.legalName).split(
    ' ',
  );
  return {
    name: owner?.name ?? name,
    last_name: owner?.lastName ?? lastName.join(' '),
    business_name: customer.businessName,
    document_type: customer.documentType,
    document_number: customer.document,
    city_code: customer.cityCode,
    phone: customer.phone,
    email: customer.email,
    status: customer.status,
    schedule: customer.schedule,
    loyalty_tier: tierName(customer.tier),
    created_at: customer.createdAt,
    terms_version: baseTextVersion,
  };
}

async function insertCredit(
  sql: Sql,
  customers: readonly DemoCustomer[],
  { customerId, now }: { customerId: (code: string) => string; now: Date },
): Promise<void> {
  const withCredit = customers.filter(({ creditLimit }) => creditLimit > 0);
  await insertAll(
    sql,
    'credit_account',
    withCredit.map(({ code, creditLimit, creditUsed }) => ({
      customer_id: customerId(code),
      credit_limit: creditLimit,
      used: creditUsed,
    })),
  );
  await insertAll(
    sql,
    'credit_entry',
    withCredit.flatMap(({ code, creditLimit, creditUsed, createdAt }) => {
      const line = { customer_id: customerId(code), credit_limit: creditLimit };
      const allocated = { kind: 'allocation', amount: 0, balance: 0, at: createdAt, due_on: null };
      const boughtAt = new Date(now.getTime() - 12 * dayMs);
      const bought = {
        kind: 'purchase',
        amount: creditUsed,
        balance: creditUsed,
        at: boughtAt,
        due_on: bogotaDate(new Date(boughtAt.getTime() + 30 * dayMs)),
      };
      return [allocated, ...(creditUsed > 0 ? [bought] : [])].map((entry) => ({
        ...line,
        ...entry,
      }));
    }),
  );
}

async function insertUsers(
  sql: Sql,
  users: readonly DemoUser[],
  { customerId, phones }: { customerId: (code: string) => string; phones: Map<string, string> },
  { newId, hashPassword }: Pick<PeopleOptions, 'newId' | 'hashPassword'>,
): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  if (passwordHash === null) throw new Error('The password of the demonstration was not hashed');
  const rows = users.map((user) => ({
    id: newId(),
    email: user.email,
    // So that the demonstration can also be entered by a code, which stays in the outbox.
    phone: user.customer === null ? null : (phones.get(user.customer) ?? null),
    password_hash: passwordHash,
    name: user.name,
    last_name: user.lastName,
    role: user.role,
    provider_code: user.providerCode,
    customer_id: user.customer === null ? null : customerId(user.customer),
    created_at: '2026-01-15',
  }));
  await insertAll(sql, 'app_user', rows);
  await insertAll(
    sql,
    'staff_member',
    users.flatMap(({ email, staffRoles }) => {
      const id = rows.find((row) => row.email === email)?.id;
      return id !== undefined && staffRoles.length > 0 ? [{ user_id: id, roles: staffRoles }] : [];
    }),
  );
  await insertAll(
    sql,
    'seller_customer',
    users.flatMap(({ email, customers }) =>
      customers.map((code) => ({
        seller_id: rows.find((row) => row.email === email)?.id,
        customer_id: customerId(code),
        assigned_at: '2026-01-15',
      })),
    ),
  );
}

async function insertFavourites(
  sql: Sql,
  customers: readonly DemoCustomer[],
  users: readonly DemoUser[],
): Promise<void> {
  const owners = users.filter(({ customer }) => customer !== null);
  await insertFavouriteRows(
    sql,
    owners.flatMap(({ email, customer }) =>
      (customers.find(({ code }) => code === customer)?.favourites ?? []).map((code) => ({
        email,
        code,
      })),
    ),
  );
}

async function insertFavouriteRows(sql: Sql, rows: readonly { email: string; code: string }[]) {
  await sql`
    INSERT INTO favourite (user_id, product_id)
    SELECT app_user.id, product.id
    FROM jsonb_to_recordset(${sql.json(rows)}::jsonb) AS liked (email text, code text)
    JOIN app_user USING (email) JOIN product USING (code)`;
}
