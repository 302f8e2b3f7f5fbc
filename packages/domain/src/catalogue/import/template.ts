import { type ColumnKey, columnNames, warehouseColumnNames } from './columns.ts';

/** What most shops fill in; the other columns are in the manual. */
const columns = [
  'productCode',
  'code',
  'name',
  'brand',
  'category',
  'line',
  'description',
  'contentSize',
  'taxRate',
  'invimaCode',
  'minQuantity',
  'multiple',
  'keywords',
  'image',
  'toneNumber',
  'toneName',
  'toneSeries',
  'swatchHex',
  'volume',
  'barcodes',
  'isPresale',
  'discountPercent',
] satisfies readonly ColumnKey[];

type Example = Partial<Record<(typeof columns)[number] | 'price' | 'stock' | 'arrivals', string>>;

/** The beginning of the codes of examples, which an import passes over. */
const exampleCode = 'EJEMPLO-';
const examples: readonly Example[] = [
  {
    productCode: 'EJEMPLO-TINTE',
    code: 'EJEMPLO-TINTE-71',
    name: 'Tinte en crema',
    brand: 'Tu marca',
    category: 'Coloración > Tintes',
    contentSize: '60 ml',
    taxRate: '19',
    minQuantity: '3',
    multiple: '3',
    toneNumber: '7.1',
    toneName: 'Rubio cenizo',
    toneSeries: 'Cenizos',
    swatchHex: '#8a7560',
    barcodes: '7702345678908',
    isPresale: 'sí',
    price: '12.500',
    stock: '24',
    arrivals: '2027-01-10:50',
  },
  {
    productCode: 'EJEMPLO-TINTE',
    code: 'EJEMPLO-TINTE-80',
    toneNumber: '8.0',
    toneName: 'Rubio claro',
    toneSeries: 'Naturales',
    swatchHex: '#a98d68',
    stock: '12',
  },
  {
    productCode: 'EJEMPLO-OXI',
    code: 'EJEMPLO-OXI-20',
    name: 'Oxidante en crema',
    brand: 'Tu marca',
    category: 'Coloración > Oxidantes',
    contentSize: '900 ml',
    volume: '20',
    price: '18.000',
    stock: '30',
    keywords: 'peróxido | revelador',
  },
  {
    productCode: 'EJEMPLO-CHAMPU',
    name: 'Champú sin sal',
    brand: 'Tu marca',
    category: 'Cuidado > Champús',
    contentSize: '1000 ml',
    price: '32.000',
    stock: '8',
    description: 'Para cabello con color.',
    discountPercent: '10',
    image: 'champu.jpg',
  },
];

/** A file to fill in: a header, and examples that an import passes over. */
export function templateRows(warehouses: readonly string[]): string[][] {
  const ofWarehouses = (['stock', 'arrivals'] as const).flatMap((key) =>
    warehouses.map((code) => ({ key, name: `${warehouseColumnNames[key][0]}_${code}` })),
  );
  const header = [
    ...columns.map((key) => columnNames[key][0]),
    warehouseColumnNames.price[0],
    ...ofWarehouses.map(({ name }) => name),
  ];
  const rows = examples.map((example) => [
    ...columns.map((key) => example[key] ?? ''),
    example.price ?? '',
    ...ofWarehouses.map(({ key }) => example[key] ?? ''),
  ]);
  return [header, ...rows];
}

export function isExample(productCode: string): boolean {
  return productCode.startsWith(exampleCode);
}
