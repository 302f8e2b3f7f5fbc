import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { type GatewayMeans, gatewayMeans } from '@matiz/domain/payments/means.ts';
import { lowest } from '@matiz/domain/payments/method-limits.ts';
import type { Tx } from '#db/sql.ts';
import { readListRow } from '#resource/list-rows.ts';
import type { Resource } from '#resource/resource.ts';

export interface PaymentMethodForm {
  readonly name: string;
  readonly description: string;
  readonly isEnabled: boolean;
  readonly movement: 'none' | 'discount' | 'charge';
  readonly movementKind: 'percentage' | 'value' | null;
  readonly movementAmount: number | null;
  readonly minAmount: number | null;
  readonly maxAmount: number | null;
  readonly maxOwed: number | null;
  readonly accountBank: string | null;
  readonly accountKind: 'savings' | 'checking' | null;
  readonly accountNumber: string | null;
  readonly accountHolder: string | null;
  readonly accountDocument: string | null;
}

type MethodSource = Resource<PaymentMethodForm>['source'];

/** `openMeans`: what the gateways take whose keys the server has. */
const createSource = (openMeans: readonly GatewayMeans[]): MethodSource => ({
  columns: (sql) => sql`payment_method.code AS id, payment_method.version, payment_method.name,
    description, is_enabled AS "isEnabled",
    CASE WHEN means IN ('transfer', 'cash', 'agreement') THEN means
      WHEN means = 'link' THEN 'bold' WHEN means IS NOT NULL THEN 'gateway'
      WHEN needs_cash_on_delivery THEN 'door' ELSE 'none' END AS way,
    means = ANY (${gatewayMeans}::text[]) IS TRUE
      AND means <> ALL (${openMeans}::text[]) AS "lacksKeys",
    account_bank AS "accountBank", account_kind AS "accountKind",
    account_number AS "accountNumber", account_holder AS "accountHolder",
    account_document AS "accountDocument",
    coalesce(type_movement, 'none') AS movement, discount_type AS "movementKind",
    discount_amount AS "movementAmount", min_amount AS "minAmount", max_amount AS "maxAmount",
    max_owed AS "maxOwed",
    ARRAY(SELECT zone.name FROM zone WHERE zone.cash_on_delivery
      AND payment_method.needs_cash_on_delivery ORDER BY fold_text(zone.name)) AS zones`,
  from: (sql) => sql`payment_method`,
  id: { key: (sql) => sql`payment_method.code`, type: 'text' },
  search: (sql, text) => sql`fold_text(payment_method.name) LIKE '%' || fold_text(${text}) || '%'`,
  filters: { 'f.state': (sql, value) => sql`is_enabled = ${value === 'on'}` },
  orders: {
    position: { key: (sql) => sql`payment_method.position`, type: 'integer' },
    '-position': {
      key: (sql) => sql`payment_method.position`,
      type: 'integer',
      isDescending: true,
    },
  },
});

/** Ways to pay as staff keep them: what a method is paid through is not theirs to change. */
export function createPaymentMethodResource(
  openMeans: readonly GatewayMeans[],
): Resource<PaymentMethodForm> {
  const source = createSource(openMeans);
  return {
    table: 'payment_method',
    kind: 'payment-method',
    key: 'code',
    fields: [
      'name',
      'description',
      'isEnabled',
      'movement',
      'movementKind',
      'movementAmount',
      'minAmount',
      'maxAmount',
      'maxOwed',
      'accountBank',
      'accountKind',
      'accountNumber',
      'accountHolder',
      'accountDocument',
    ],
    source,
    columnsOf: (set) => ({
      ...(set.name === undefined ? {} : { name: set.name }),
      ...(set.description === undefined ? {} : { description: set.description }),
      ...(set.isEnabled === undefined ? {} : { is_enabled: set.isEnabled }),
      ...(set.minAmount === undefined ? {} : { min_amount: set.minAmount }),
      ...(set.maxAmount === undefined ? {} : { max_amount: set.maxAmount }),
      ...(set.maxOwed === undefined ? {} : { max_owed: set.maxOwed }),
      ...movementColumns(set),
      ...accountColumns(set),
    }),
    check: async (tx, id, set) => (id === null ? null : refuse(tx, source, id, set)),
  };
}

/** Where it is paid by hand. */
function accountColumns(set: Partial<PaymentMethodForm>) {
  return {
    ...(set.accountBank === undefined ? {} : { account_bank: set.accountBank }),
    ...(set.accountKind === undefined ? {} : { account_kind: set.accountKind }),
    ...(set.accountNumber === undefined ? {} : { account_number: set.accountNumber }),
    ...(set.accountHolder === undefined ? {} : { account_holder: set.accountHolder }),
    ...(set.accountDocument === undefined ? {} : { account_document: set.accountDocument }),
  };
}

/** A method that moves nothing has neither kind nor amount, whatever else was sent. */
function movementColumns({ movement, movementKind, movementAmount }: Partial<PaymentMethodForm>) {
  if (movement === 'none') {
    return { type_movement: null, discount_type: null, discount_amount: null };
  }
  return {
    ...(movement === undefined ? {} : { type_movement: movement }),
    ...(movementKind === undefined ? {} : { discount_type: movementKind }),
    ...(movementAmount === undefined ? {} : { discount_amount: movementAmount }),
  };
}

/** What the method would be after the save: half a discount or crossed limits are said at a field. */
async function refuse(
  tx: Tx,
  source: MethodSource,
  id: string,
  set: Partial<PaymentMethodForm>,
): Promise<Failure | null> {
  await tx`SELECT FROM payment_method WHERE code = ${id} FOR UPDATE`;
  const stored = await readListRow<PaymentMethodForm & { way: string }>(tx, source, id);
  if (!stored) return null;
  const account = refuseAccount(stored.way, { ...stored, ...set });
  if (account) return account;
  const { movement, movementKind, movementAmount, minAmount, maxAmount, maxOwed } = {
    ...stored,
    ...set,
  };
  const isHalf = movementKind === null || movementAmount === null;
  if (movement === 'none' ? set.movement === undefined && !isEmpty(set) : isHalf) {
    return failureAt('set.movementAmount', 'INVALID_REQUEST', say('movementIncomplete'));
  }
  if (movement !== 'none' && movementKind === 'percentage' && Number(movementAmount) >= 100) {
    return failureAt('set.movementAmount', 'INVALID_REQUEST', say('movementPercent'));
  }
  const most = lowest(maxAmount, maxOwed);
  if (minAmount === null || most === null || minAmount <= most) return null;
  return failureAt('set.minAmount', 'INVALID_REQUEST', say('limitsCrossed'));
}

/** Who pays by hand has to know where: without it nobody is offered the method. */
function refuseAccount(
  way: string,
  { isEnabled, accountBank, accountNumber }: PaymentMethodForm,
): Failure | null {
  if (!isEnabled || (way !== 'transfer' && way !== 'cash')) return null;
  if (accountBank !== null && accountNumber !== null) return null;
  const field = accountBank === null ? 'set.accountBank' : 'set.accountNumber';
  return failureAt(field, 'INVALID_REQUEST', say('accountMissing'));
}

/** Whether a save of a method that moves nothing leaves it so. */
function isEmpty({ movementKind, movementAmount }: Partial<PaymentMethodForm>): boolean {
  return (movementKind ?? null) === null && (movementAmount ?? null) === null;
}
