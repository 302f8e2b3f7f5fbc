import type { DemoCatalogue } from '../catalogue/types.ts';
import { daysAfter } from '../shop/clock.ts';
import type { DemoShop } from '../shop/types.ts';
import { type CustomerSheet, cityOf, customers } from './customers.ts';
import { nitCheckDigit } from './nit.ts';
import { buildOrders, loyaltyOf } from './orders.ts';
import type { DemoCustomer, DemoOrder, DemoPeople, DemoUser } from './types.ts';

/** The password of every demonstration account (D-17). */
export const demoPassword = 'matiz-demo-2026';

const seller = 'vendedor@demo.matiz.co';
const sellersCustomers = [
  'CLI-AMAPOLA',
  'CLI-LUNANUEVA',
  'CLI-LOSPRIMOS',
  'CLI-UNASYTINTO',
  'CLI-NELIDA',
  'CLI-ESTILOSMARY',
  'CLI-COLORCARIBE',
  'CLI-ELPEINE',
  'CLI-ISLABONITA',
];

const users: DemoUser[] = [
  buyer('compradora@demo.matiz.co', 'Marcela', 'Ríos Duarte', '3005550101', 'CLI-AMAPOLA'),
  buyer('bronce@demo.matiz.co', 'Sebastián', 'Arango Zapata', '3015550102', 'CLI-TURNO'),
  buyer('plata@demo.matiz.co', 'Lina Marcela', 'Caicedo', '3165550103', 'CLI-TRINITARIA'),
  buyer('diamante@demo.matiz.co', 'Álvaro', 'De la Hoz', '3205550104', 'CLI-LACARTA'),
  {
    ...buyer('proveedora@demo.matiz.co', 'Rocío', 'Bermúdez Lara', '3165550114', 'CLI-ALMAGRA'),
    providerCode: 'ALM',
  },
  buyer('pendiente@demo.matiz.co', 'Daniela', 'Guerrero Pabón', '3185550113', 'CLI-PRIMERACITA'),
  {
    email: seller,
    role: 'Seller',
    name: 'Julián',
    lastName: 'Ospina Vélez',
    phone: '3105550120',
    customer: null,
    customers: sellersCustomers,
    staffRoles: [],
    providerCode: null,
  },
  staff('operaciones@demo.matiz.co', 'Paola', 'Quintero Salas', '3105550130', 'direction'),
  staff('catalogo@demo.matiz.co', 'Andrés', 'Murcia Rojas', '3105550131', 'catalogue'),
  staff('precios@demo.matiz.co', 'Natalia', 'Cárdenas Ortiz', '3105550132', 'prices'),
  staff('bodega@demo.matiz.co', 'Wilson', 'Mosquera Palacios', '3105550133', 'warehouse'),
];

/** Customers, users, order history and the loyalty ledger that follows from it. */
export function buildPeople(catalogue: DemoCatalogue, shop: DemoShop, now: Date): DemoPeople {
  const orders = buildOrders(customers, catalogue, shop.zones, placedBy, now);
  return {
    customers: customers.map((sheet) => customerOf(sheet, orders, catalogue, now)),
    users: users,
    orders,
    loyalty: loyaltyOf(orders),
  };
}

function buyer(
  email: string,
  name: string,
  lastName: string,
  phone: string,
  customer: string,
): DemoUser {
  const role = 'Admin customer';
  const others = { customers: [], staffRoles: [], providerCode: null };
  return { email, role, name, lastName, phone, customer, ...others };
}

function staff(
  email: string,
  name: string,
  lastName: string,
  phone: string,
  does: string,
): DemoUser {
  const nobody = { customer: null, customers: [], providerCode: null };
  return { email, role: 'Staff', name, lastName, phone, ...nobody, staffRoles: [does] };
}

/** Customers with an account of their own order themselves, now and then through the seller. */
function placedBy(customer: string, daysAgo: number): string {
  const own = users.find((user) => user.customer === customer)?.email;
  const isSellers = sellersCustomers.includes(customer);
  return own && !(isSellers && daysAgo % 4 === 0) ? own : seller;
}

function customerOf(
  sheet: CustomerSheet,
  orders: readonly DemoOrder[],
  catalogue: DemoCatalogue,
  now: Date,
): DemoCustomer {
  return {
    code: sheet.code,
    businessName: sheet.businessName,
    legalName: sheet.legalName,
    documentType: sheet.nit ? 'NIT' : 'CC',
    document: sheet.nit ?? sheet.cc ?? '',
    checkDigit: sheet.nit ? nitCheckDigit(sheet.nit) : null,
    tradeType: sheet.tradeType,
    cityCode: cityOf(sheet),
    email: sheet.email,
    phone: sheet.phone,
    tier: sheet.tier,
    creditLimit: sheet.creditLimit,
    creditUsed: sheet.creditUsed,
    createdAt: daysAfter(now, -sheet.since),
    status: sheet.isInReview ? 'in_review' : 'approved',
    schedule: sheet.schedule ?? null,
    addresses: sheet.addresses.map((address, i) => ({
      ...address,
      code: `${sheet.code}-D${i + 1}`,
      recipient: sheet.recipient,
      phone: sheet.phone,
      isDefault: i === 0,
    })),
    favourites: sheet.buys.slice(0, 6),
    usualTones: usualTonesOf(sheet.code, orders, catalogue),
  };
}

/** The tones that a customer ordered most, with the quantity of an ordinary order. */
function usualTonesOf(
  customer: string,
  orders: readonly DemoOrder[],
  catalogue: DemoCatalogue,
): DemoCustomer['usualTones'] {
  const toned = new Set(
    catalogue.products.flatMap((p) => p.versions.filter((v) => v.tone).map((v) => v.code)),
  );
  const seen = new Map<
    string,
    { product: string; version: string; total: number; times: number }
  >();
  for (const order of orders.filter((o) => o.customer === customer)) {
    for (const line of order.deliveries.flatMap((d) => d.lines)) {
      if (!toned.has(line.version)) continue;
      const known = seen.get(line.version);
      seen.set(line.version, {
        product: line.product,
        version: line.version,
        total: line.quantity + (known?.total ?? 0),
        times: 1 + (known?.times ?? 0),
      });
    }
  }
  return [...seen.values()]
    .sort((x, y) => y.total - x.total || x.version.localeCompare(y.version))
    .slice(0, 12)
    .map(({ product, version, total, times }) => ({
      product,
      version,
      quantity: Math.max(1, Math.round(total / times)),
    }));
}
