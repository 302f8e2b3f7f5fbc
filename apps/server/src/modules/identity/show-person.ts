import type { Customer, User } from '@matiz/contracts/identity.ts';
import { customerIdentifier } from '@matiz/domain/identity/customer-identifier.ts';

/** A user as it is read: of a business, with its customer's number. */
export type UserRow = Omit<User, 'matiz_identifier'> & { readonly customerNumber: number | null };

/** A customer as it is read, without what hangs on it. */
export type CustomerRow = Omit<Customer, 'matiz_identifier' | 'shipping_addresses'> & {
  readonly number: number;
};

export function showUser({ customerNumber, ...user }: UserRow): User {
  const matizIdentifier = customerNumber === null ? null : customerIdentifier(customerNumber);
  return { ...user, matiz_identifier: matizIdentifier };
}

export function showCustomer<Row extends { readonly number: number }>({ number, ...row }: Row) {
  return { ...row, matiz_identifier: customerIdentifier(number) };
}
