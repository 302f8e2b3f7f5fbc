import type { HistoryCases, HistoryFixture } from './history-case.ts';
import { zoneOf } from './zone-of.ts';

/** For tests: what staff keep of goods, places and people. */
export const shopHistories = (made: HistoryFixture): HistoryCases => {
  const { one, two, brand, other, category, inside, zone, eva, member } = made;
  const part = (product: typeof one, quantity: number) => [
    { productId: String(product.id), optionId: null, quantity },
  ];
  return {
    'app-versions': {
      id: 'Ios',
      first: { minimum: '1.0.0', latest: '1.2.0', storeLink: 'https://apps.apple.com/co/a' },
      next: { minimum: '1.1.0', latest: '1.3.0', storeLink: 'https://apps.apple.com/co/b' },
    },
    brands: {
      first: { name: 'Cromía', story: 'Una', reflections: [{ sign: '1', family: 'ceniza' }] },
      next: { name: 'Croma', story: 'Otra', reflections: [{ sign: '4', family: 'caoba' }] },
      fixed: ['image'],
    },
    business: {
      id: '1',
      first: { ...businessOf('A', '8:00-18:00'), nit: '900.123.456-8' },
      next: { ...businessOf('B', '9:00-17:00'), nit: '' },
      // Who has none would be let do nothing more.
      fixed: ['needsSecondFactor', 'logo'],
    },
    categories: {
      first: { name: 'Color', parentId: category, place: 0 },
      next: { name: 'Tinte', parentId: inside, place: 0 },
      fixed: ['image', 'place'],
    },
    customers: { id: eva.id, first: { blockReason: 'Debe' }, next: { blockReason: null } },
    products: {
      first: {
        ...productOf('A', brand, category),
        code: 'KIT-1',
        taxRate: 19,
        isWithdrawn: false,
        parts: part(one, 2),
        minQuantity: 2,
        multiple: 1,
        ...sizeOf(1),
        isNew: true,
        isBestSeller: false,
        isPresale: true,
        keywords: ['rizos'],
      },
      next: {
        ...productOf('B', other, inside),
        taxRate: 5,
        isWithdrawn: true,
        parts: part(two, 3),
        minQuantity: 4,
        multiple: 2,
        ...sizeOf(2),
        isNew: false,
        isBestSeller: true,
        isPresale: false,
        keywords: ['liso', 'brillo'],
      },
      fixed: ['code', 'prices', 'stock', 'pictures', 'pictureTexts'],
    },
    reasons: {
      first: { use: 'adjust', text: 'Se rompió' },
      next: { use: 'cancel', text: 'Se dañó' },
    },
    'shop-days': {
      first: { day: '2026-12-24', name: 'Nochebuena', isOpen: false },
      next: { day: '2026-12-25', name: 'Navidad', isOpen: true },
    },
    team: {
      id: member,
      first: { roles: ['support'], isSuspended: false },
      next: { roles: ['content', 'prices'], isSuspended: true },
    },
    'trade-types': { first: { name: 'Barbería' }, next: { name: 'Peluquería' } },
    warehouses: {
      first: { code: 'CLO', name: 'Cali', cityCode: '76001', address: 'Calle 1', isActive: true },
      next: { code: 'PEI', name: 'Pereira', cityCode: '66001', address: '', isActive: false },
    },
    windows: {
      first: {
        zoneId: zone,
        kind: 'regular',
        weekdays: [1, 2],
        fromHour: 8,
        toHour: 12,
        cutOffHour: 7,
        deliveryDays: 1,
        capacity: 5,
        charge: 0,
        isActive: true,
      },
      next: {
        zoneId: '1',
        kind: 'express',
        weekdays: [3],
        fromHour: 13,
        toHour: 18,
        cutOffHour: null,
        deliveryDays: 3,
        capacity: null,
        charge: 4_000,
        isActive: false,
      },
    },
    zones: {
      first: zoneOf('Norte', '05360'),
      next: {
        ...zoneOf('Oriente', '05266'),
        warehouseId: '2',
        deliveryDays: 4,
        cutOffHour: 9,
        worksSaturday: true,
        cashOnDelivery: true,
        shippingPrice: 1,
        freeFrom: null,
        minOrder: null,
      },
    },
  };
};

const businessOf = (name: string, hours: string) => ({
  name,
  phone: name === 'A' ? '6015550101' : '6015550102',
  email: `${name.toLowerCase()}@tienda.co`,
  address: `Calle ${name}`,
  whatsapp: name === 'A' ? '3001234567' : '',
  hoursWeekdays: hours,
  hoursSaturday: hours,
  hoursSunday: hours,
});

const sizeOf = (n: number) => ({
  weightGrams: 100 * n,
  lengthMm: 10 * n,
  widthMm: 20 * n,
  heightMm: 30 * n,
});
const productOf = (name: string, brandId: string, categoryId: string) => ({
  name: `Kit ${name}`,
  brandId,
  categoryId,
  line: `Línea ${name}`,
  description: `<p>${name}</p>`,
  invimaCode: `NSOC-${name}`,
  contentSize: `${name} ml`,
});
