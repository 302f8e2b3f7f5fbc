import { baseTextVersion } from '@matiz/domain/identity/legal-text.ts';
import * as objects from '../access-objects.ts';
import type { AccessFixture } from '../access-people.ts';
import { buildProduct } from '../catalogue.ts';
import type { Known } from './from-schema.ts';

/** What people write of themselves and of what they look for. */
const written: Known = {
  name: ['Ana', 'rubios-frios'],
  last_name: ['Ñáñez'],
  businessName: ['Salón Lucero'],
  email: ['nadie@prueba.co'],
  password: ['tijeras-y-peine-largo'],
  newPassword: ['otra-larga-2'],
  phone: ['3001234567', '+57 300 123 4567'],
  documentNumber: ['52000001'],
  document: ['900123456'],
  address: ['Calle 1 # 2-3'],
  title: ['Salón'],
  complement: ['Piso 2'],
  neighbourhood: ['Suba'],
  cityId: ['11001', '05001'],
  stateId: ['11', '05'],
  tradeTypeId: ['1'],
  note: ['Falta el RUT.'],
  version: [baseTextVersion],
  couponCode: ['BIENVENIDA'],
  bank: ['1'],
  search: ['tinte', 'tinte 7.1', 'oxigenada 20 vol'],
  searchTerm: ['tinte'],
  path: ['/', '/home'],
  level: ['6', '7'],
  reflection: ['cobrizo'],
  volume: ['20'],
  page: ['1', '2'],
  limit: ['20'],
  minPrice: ['1000'],
  maxPrice: ['90000'],
  quantity: [1, 2, '3'],
  customList: ['rubios-frios'],
  paymentMethod: ['contra-entrega', 'tarjeta', 'pse'],
  deliveryId: ['1'],
  date: ['2026-12-24'],
  from: ['2026-11-01'],
  to: ['2026-11-30'],
  restOn: ['2026-12-24'],
  fecha_lead: ['2026-01-15'],
};

/** A shop with some of everything that a call can name, and what it is called. */
export async function buildKnown(fixture: AccessFixture): Promise<Known> {
  const { sql } = fixture.test;
  const tones = ['1.0', '6.1', '7.43'];
  const dye = await buildProduct(sql, { tones, name: 'Tinte Almagra 60 ml' });
  await buildProduct(sql, { isPresale: true, stock: 1, name: 'Oxigenada 20 vol' });
  const address = await objects.address.build(fixture, 'A');
  const arrival = await objects.arrival.build(fixture, 'A');
  const placed = await objects.order.build(fixture, 'A');
  const unpaid = await objects.unpaidOrder.build(fixture, 'A');
  const refund = await objects.refund.build(fixture, 'A');
  const line = await objects.cartLine.build(fixture, 'A');
  const { goods, owners } = fixture;
  const products = [goods, dye];
  const versions = dye.versions.map(({ code }) => code);
  const customers = [owners.A.customerId, owners.B.customerId];
  const codes = [goods.code, dye.code, line.code, placed.code, unpaid.code];
  const [open] = await sql<
    { id: string }[]
  >`SELECT cart_id AS id FROM cart_line WHERE id = ${line.lineId}`;
  return {
    ...written,
    productId: products.map(({ id }) => String(id)),
    code: codes,
    assemblyCode: codes,
    _id: [...products.map(({ id }) => String(id)), address],
    addressId: [address],
    versionCode: versions,
    version: [...versions, baseTextVersion],
    assemblyVersionCode: versions,
    lineId: [line.lineId],
    lineIds: [line.lineId],
    customerId: customers,
    customer_id: customers,
    arrivalId: [arrival],
    cartId: [String(open?.id), placed.cartId],
    orderCode: [placed.code, unpaid.code],
    reference: [refund.reference],
    text: [`2 ${dye.code}`, '7.43 x2', 'tinte almagra 6.1'],
    category: ['1', '1,2'],
    brand: ['1'],
    categoryId: products.map(({ categoryId }) => String(categoryId)),
    manufacturerId: products.map(({ brandId }) => String(brandId)),
  };
}
