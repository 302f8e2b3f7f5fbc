import {
  everydayName,
  listDepartments,
  listMunicipalities,
} from '@matiz/demo/divipola/divipola.ts';
import { demoPaymentMethods, demoTiers, demoTradeTypes } from '@matiz/demo/shop/terms.ts';
import { lockStartStep } from '../connection/lock-start-step.ts';
import { insertAll } from '../insert-all.ts';
import type { Sql } from '../pool.ts';

/**
 * What every database needs whatever it sells: departments and municipalities (DIVIPOLA), loyalty
 * tiers (§9), trade types and payment methods (§2, §7). Asked at each start; it fills what is
 * empty and changes nothing that is there, since thresholds and names belong to the business.
 * Servers that start together do it one after the other.
 */
export async function loadReferenceData(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await lockStartStep(tx, 'reference data');
    const isEmpty = async (table: string) =>
      (await tx`SELECT FROM ${tx(table)} LIMIT 1`).length === 0;
    if (await isEmpty('city')) await insertPlaces(tx);
    if (await isEmpty('loyalty_tier')) await insertAll(tx, 'loyalty_tier', tiers());
    if (await isEmpty('trade_type')) await insertAll(tx, 'trade_type', tradeTypes());
    if (await isEmpty('payment_method')) await insertAll(tx, 'payment_method', paymentMethods());
  });
}

async function insertPlaces(sql: Sql): Promise<void> {
  await insertAll(sql, 'state', listDepartments());
  await insertAll(
    sql,
    'city',
    listMunicipalities().map((place) => ({
      code: place.code,
      state_code: place.departmentCode,
      name: everydayName(place),
    })),
  );
}

function tiers() {
  return demoTiers.map(({ name, position, threshold, color }) => ({
    name,
    rank: position,
    threshold,
    color,
  }));
}

function tradeTypes() {
  return demoTradeTypes.map(({ code, name }, index) => ({ id: index + 1, code, name }));
}

const meansOf: Readonly<Record<string, string>> = {
  'online-bank': 'pse',
  'online-card': 'card',
  'online-nequi': 'nequi',
  'online-button': 'bancolombia',
  'online-qr': 'qr',
  'online-link': 'link',
  transfer: 'transfer',
  cash: 'cash',
  agreement: 'agreement',
};

function paymentMethods() {
  return demoPaymentMethods.map((method) => {
    const isOnline = method.kind.startsWith('online');
    const means = meansOf[method.kind] ?? null;
    return {
      code: method.code,
      name: method.name,
      description: method.description,
      logo: method.logos[0],
      kind: isOnline ? 'online' : method.kind === 'credit' ? 'credit' : 'offline',
      position: method.position,
      // What people confirm is off until the shop says where it is paid, and with whom it works.
      is_enabled: isOnline || means === null,
      means,
      needs_cash_on_delivery: method.needsCashOnDeliveryZone,
      type_movement: method.adjustment?.typeMovement ?? null,
      discount_type: method.adjustment?.discountType ?? null,
      discount_amount: method.adjustment?.amount ?? null,
      max_amount: method.maxAmount,
      max_owed: method.maxOwed,
    };
  });
}
