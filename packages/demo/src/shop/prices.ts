import type { DemoCatalogue, DemoProduct } from '../catalogue/types.ts';
import { daysAfter } from './clock.ts';
import type { DemoDeal, DemoPriceList, DemoProgrammedPrice } from './types.ts';

/** Volume breaks and brand percentages (D-6). No product is in two running deals of one kind. */
export function buildDeals({ products }: DemoCatalogue, now: Date): DemoDeal[] {
  const since = daysAfter(now, -30);
  const codes = (test: (product: DemoProduct) => boolean) =>
    products.filter((p) => p.kind === 'simple' && test(p)).map((p) => p.code);
  return [
    {
      code: 'vol-tintes',
      name: 'Más tubos, mejor precio',
      kind: 'volume',
      breaks: [
        { minQuantity: 6, percent: 4 },
        { minQuantity: 12, percent: 8 },
        { minQuantity: 24, percent: 12 },
      ],
      products: codes((p) => ['tinte-permanente', 'tinte-sin-amoniaco'].includes(p.category)),
      countsAcrossVersions: true,
      startsAt: since,
      endsAt: null,
    },
    {
      code: 'vol-oxidantes',
      name: 'Oxidante por caja',
      kind: 'volume',
      breaks: [
        { minQuantity: 6, percent: 3 },
        { minQuantity: 12, percent: 6 },
        { minQuantity: 24, percent: 10 },
      ],
      products: codes((p) => ['crema-oxidante', 'activadores'].includes(p.category)),
      countsAcrossVersions: true,
      startsAt: since,
      endsAt: null,
    },
    {
      code: 'vol-esmaltes',
      name: 'Surtido de esmaltes',
      kind: 'volume',
      breaks: [
        { minQuantity: 6, percent: 5 },
        { minQuantity: 12, percent: 9 },
        { minQuantity: 24, percent: 14 },
      ],
      products: codes((p) => ['esmaltes', 'semipermanentes'].includes(p.category)),
      countsAcrossVersions: true,
      startsAt: since,
      endsAt: null,
    },
    {
      code: 'vol-ampollas',
      name: 'Ampollas por docena',
      kind: 'volume',
      breaks: [
        { minQuantity: 12, percent: 7 },
        { minQuantity: 24, percent: 11 },
      ],
      products: codes((p) => p.category === 'ampollas' && p.contentSize === '12 ml'),
      countsAcrossVersions: false,
      startsAt: since,
      endsAt: null,
    },
    {
      code: 'mes-frailejona',
      name: 'Mes Frailejona: 15 % menos',
      kind: 'percentage',
      breaks: [{ minQuantity: 1, percent: 15 }],
      products: codes((p) => p.brand === 'FRA' && p.category !== 'tinte-sin-amoniaco'),
      countsAcrossVersions: false,
      startsAt: daysAfter(now, -12),
      endsAt: daysAfter(now, 18),
    },
    {
      code: 'styling-20',
      name: 'Styling al 20 %',
      kind: 'percentage',
      breaks: [{ minQuantity: 1, percent: 20 }],
      products: codes((p) => p.brand === 'BRU' && p.packshot.shape === 'aerosol'),
      countsAcrossVersions: false,
      startsAt: daysAfter(now, -5),
      endsAt: daysAfter(now, 9),
    },
    {
      code: 'labiales-12',
      name: 'Labiales con 12 %',
      kind: 'percentage',
      breaks: [{ minQuantity: 1, percent: 12 }],
      products: codes((p) => p.category === 'labios'),
      countsAcrossVersions: false,
      startsAt: daysAfter(now, -2),
      endsAt: daysAfter(now, 6),
    },
    {
      code: 'secadores-proximo',
      name: 'Semana del secador',
      kind: 'percentage',
      breaks: [{ minQuantity: 1, percent: 10 }],
      products: codes((p) => p.category === 'secadores'),
      countsAcrossVersions: false,
      startsAt: daysAfter(now, 10),
      endsAt: daysAfter(now, 17),
    },
  ];
}

/** name of the window → product, percent off, days from and to. One is over, one is to come. */
const programmed: readonly (readonly [
  name: string,
  product: string,
  off: number,
  from: number,
  to: number,
])[] = [
  ['Feria del color', 'VIR001', 12, -3, 4],
  ['Feria del color', 'COB001', 10, -3, 4],
  ['Feria del color', 'OXA004', 9, -3, 4],
  ['Feria del color', 'OXA007', 14, -3, 4],
  ['Quincena de uñas', 'UNA002', 11, -1, 14],
  ['Quincena de uñas', 'UNA030', 12, -1, 14],
  ['Cierre de alisados', 'LIS001', 13, -6, 2],
  ['Cierre de alisados', 'LIS002', 15, -6, 2],
  ['Aniversario barbero', 'SEV018', 10, -2, 8],
  ['Lanzamiento Reflejo', 'VIR003', 8, -7, 21],
  ['Ofertas de noviembre', 'TRE001', 15, -60, -30],
  ['Viernes de belleza', 'ALM001', 20, 12, 14],
  ['Viernes de belleza', 'TON001', 18, 12, 14],
];

/** Prices for a time, in every warehouse, whole fifties of pesos. Throws on an unknown product. */
export function buildProgrammedPrices(
  { products }: DemoCatalogue,
  now: Date,
): DemoProgrammedPrice[] {
  return programmed.map(([name, code, off, from, to], index) => {
    const product = products.find((p) => p.code === code);
    if (!product) throw new Error(`Programmed price for the unknown product ${code}`);
    const price = Math.round((product.basePrice.BOG * (1 - off / 100)) / 50) * 50;
    return {
      code: `PP${String(index + 1).padStart(3, '0')}`,
      name,
      product: code,
      warehouse: null,
      price,
      startsAt: daysAfter(now, from),
      endsAt: daysAfter(now, to),
    };
  });
}

const nobody = {
  tradeType: null,
  cityCode: null,
  departmentCode: null,
  customer: null,
  tier: null,
  startsAt: null,
  endsAt: null,
  percentOff: [],
  prices: [],
} as const satisfies Partial<DemoPriceList>;

function list(
  code: string,
  name: string,
  priority: number,
  rest: Partial<DemoPriceList>,
): DemoPriceList {
  return { ...nobody, percentOff: [], prices: [], code, name, priority, ...rest };
}

const offs = (...pairs: readonly (readonly [string, number])[]) =>
  pairs.map(([category, percent]) => ({ category, percent }));

/** Lists by tier, trade, city and customer: the more particular, the higher its priority. */
export function buildPriceLists(): DemoPriceList[] {
  return [
    list('tier-bronce', 'Bronce', 10, { tier: 'bronce' }),
    list('tier-plata', 'Plata', 11, {
      tier: 'plata',
      percentOff: offs(['tintes', 1], ['oxidantes', 1]),
    }),
    list('tier-oro', 'Oro', 12, {
      tier: 'oro',
      percentOff: offs(['tintes', 2], ['oxidantes', 2], ['decolorantes', 2], ['tratamientos', 2]),
    }),
    list('tier-diamante', 'Diamante', 13, {
      tier: 'diamante',
      percentOff: offs(
        ['tintes', 4],
        ['oxidantes', 4],
        ['decolorantes', 4],
        ['tratamientos', 4],
        ['champu', 4],
        ['acondicionador', 4],
        ['styling', 4],
        ['unas', 4],
      ),
    }),
    list('oficio-barberia', 'Barberías', 20, {
      tradeType: 'barberia',
      percentOff: offs(['barberia', 5], ['maquinas-corte', 3]),
    }),
    list('oficio-unas', 'Spa de uñas', 21, {
      tradeType: 'spa-unas',
      percentOff: offs(['unas', 6]),
    }),
    list('oficio-distribuidor', 'Distribuidores', 25, {
      tradeType: 'distribuidor',
      percentOff: offs(
        ['tintes', 9],
        ['oxidantes', 9],
        ['decolorantes', 8],
        ['tratamientos', 7],
        ['champu', 7],
        ['acondicionador', 7],
        ['styling', 7],
        ['unas', 8],
        ['maquillaje', 7],
      ),
    }),
    list('ciudad-barranquilla', 'Barranquilla', 30, {
      cityCode: '08001',
      percentOff: offs(['styling', 4], ['alisados', 3]),
    }),
    list('departamento-antioquia', 'Antioquia', 28, {
      departmentCode: '05',
      prices: [{ product: 'ALM001', warehouse: 'MDE', price: 13150 }],
    }),
    list('cliente-amapola', 'Salón Amapola', 40, {
      customer: 'CLI-AMAPOLA',
      prices: [
        { product: 'ALM001', warehouse: null, price: 12750 },
        { product: 'OXA004', warehouse: null, price: 13600 },
      ],
    }),
  ];
}
