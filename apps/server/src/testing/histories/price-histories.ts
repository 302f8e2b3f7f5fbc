import {
  type HistoryCases,
  type HistoryFixture,
  later,
  type Values,
  window,
} from './history-case.ts';

/** What a coupon says of units alone. */
export const ofUnits = [
  'buyQuantity',
  'getQuantity',
  'maxTimes',
  'gotBrandId',
  'gotCategoryId',
  'gotLine',
  'gotProduct',
];

/** For tests: what staff keep of prices and payments. */
export const priceHistories = (made: HistoryFixture): HistoryCases => {
  const { one, two, brand, other, category, inside, trade, zone, ana, eva } = made;
  return {
    coupons: {
      first: couponOf('UNO', {
        brandId: brand,
        cityCodes: ['05001'],
        document: ana.document,
      }),
      next: couponOf('DOS', {
        ...later,
        endsAt: '2026-12-20T05:00:00Z',
        title: 'Dos',
        description: 'Otro',
        amount: 20,
        minAmount: 5_000,
        maxDiscount: 9_000,
        categoryId: category,
        brandId: other,
        line: 'Otra',
        product: two.code,
        excludedBrandIds: [brand],
        excludedCategoryIds: [inside],
        excludesDeals: true,
        cityCodes: ['11001', '76001'],
        paymentMethods: ['pse'],
        tradeTypeId: trade,
        document: eva.document,
        tier: 'Oro',
        isFirstOrderOnly: true,
        usesLimit: 9,
        usesPerCustomer: 2,
        isListed: false,
        isAutomatic: true,
        priority: 3,
        isLast: true,
      }),
      // Of coupons that count units, which the next case is.
      fixed: ['kind', 'steps', ...ofUnits],
    },
    'coupons of units': {
      first: couponOf('TRES', {
        kind: 'buy-get',
        buyQuantity: 2,
        getQuantity: 1,
        gotBrandId: brand,
        gotProduct: one.code,
      }),
      next: couponOf('TRES', {
        kind: 'buy-get',
        buyQuantity: 3,
        getQuantity: 2,
        maxTimes: 4,
        gotBrandId: other,
        gotCategoryId: category,
        gotLine: 'Otra',
        gotProduct: two.code,
      }),
    },
    deals: {
      first: {
        name: 'A',
        breaks: [{ minQuantity: 3, percent: 5.5 }],
        codes: [one.code],
        ...window,
      },
      next: { name: 'B', breaks: [{ minQuantity: 1, percent: 10 }], codes: [two.code], ...later },
    },
    'price-lists': {
      first: {
        ...listOf('A', '05001', '05'),
        tradeTypeId: trade,
        document: ana.document,
        loyaltyTier: 'Oro',
        priority: 3,
        ...window,
      },
      next: {
        ...listOf('B', '11001', '11'),
        tradeTypeId: null,
        document: null,
        loyaltyTier: 'Plata',
        priority: 4,
        ...later,
      },
    },
    'programmed-prices': {
      first: { name: 'A', code: one.code, warehouseId: '1', price: 9_000, ...window },
      next: { name: 'B', warehouseId: null, price: 8_000, ...later },
      fixed: ['code'],
    },
    'loyalty-tiers': {
      id: 'Plata',
      first: { threshold: 1_000_000, color: '#aaaaaa', shippingOff: 10, freeFrom: 100_000 },
      next: { threshold: 1_100_000, color: '#bbbbbb', shippingOff: 20, freeFrom: null },
    },
    'payment-limits': {
      first: { method: 'contra-entrega', zoneId: zone, minAmount: 1_000, maxAmount: 9_000 },
      next: {
        zoneId: null,
        customerId: eva.id,
        isClosed: true,
        minAmount: null,
        maxAmount: 8_000,
        maxOwed: 7_000,
      },
      fixed: ['method'],
    },
    'payment-methods': {
      id: 'contra-entrega',
      first: methodOf('A', { movement: 'discount', movementKind: 'value', movementAmount: 900 }),
      next: methodOf('B', {
        movement: 'none',
        isEnabled: false,
        accountKind: 'checking',
        minAmount: 2_000,
      }),
    },
    credits: {
      first: { customerId: ana.id, limit: 100_000, termsDays: 30 },
      next: { limit: 200_000, termsDays: 60 },
      fixed: ['customerId'],
    },
  };
};

const couponOf = (code: string, more: Values) => ({
  code,
  title: 'Uno',
  kind: 'percentage',
  amount: 10,
  ...window,
  ...more,
});

const methodOf = (name: string, more: Values) => ({
  name,
  description: `Pago ${name}`,
  isEnabled: true,
  minAmount: 1_000,
  maxAmount: name === 'A' ? 90_000 : 80_000,
  maxOwed: name === 'A' ? null : 70_000,
  accountBank: `Banco ${name}`,
  accountKind: 'savings',
  accountNumber: `1${name}`,
  accountHolder: `Titular ${name}`,
  accountDocument: `9${name}`,
  ...more,
});

const listOf = (name: string, cityCode: string, stateCode: string) => ({
  name,
  cityCode,
  stateCode,
});
