import type { DemoWarehouse, DemoWindow, DemoZone } from './types.ts';

/** The three warehouses, by DIVIPOLA city. */
export const warehouses: DemoWarehouse[] = [
  {
    code: 'BOG',
    name: 'Bogotá · Puente Aranda',
    cityCode: '11001',
    address: 'Carrera 60 # 13-42',
    worksOnSaturday: true,
  },
  {
    code: 'MDE',
    name: 'Medellín · Guayabal',
    cityCode: '05001',
    address: 'Calle 10 Sur # 50FF-28',
    worksOnSaturday: true,
  },
  {
    code: 'CLO',
    name: 'Cali · Acopi',
    cityCode: '76001',
    address: 'Calle 13 # 32-417',
    worksOnSaturday: false,
  },
];

/** Where Matiz delivers: each city in one zone. */
export const zones: DemoZone[] = [
  {
    code: 'bogota',
    name: 'Bogotá urbana',
    warehouse: 'BOG',
    deliveryDays: 1,
    cutoff: '14:00',
    cashOnDelivery: true,
    shippingPrice: 7900,
    freeFrom: 180000,
    deliversOnSaturday: true,
    cityCodes: ['11001'],
  },
  {
    code: 'sabana',
    name: 'Sabana de Bogotá',
    warehouse: 'BOG',
    deliveryDays: 1,
    cutoff: '12:00',
    cashOnDelivery: true,
    shippingPrice: 9900,
    freeFrom: 220000,
    deliversOnSaturday: true,
    // Soacha, Chía, Facatativá, Funza, Zipaquirá, Fusagasugá
    cityCodes: ['25754', '25175', '25269', '25286', '25899', '25290'],
  },
  {
    code: 'centro-oriente',
    name: 'Boyacá, Tolima, Huila y Llanos',
    warehouse: 'BOG',
    deliveryDays: 2,
    cutoff: '12:00',
    cashOnDelivery: true,
    shippingPrice: 13900,
    freeFrom: 320000,
    deliversOnSaturday: true,
    // Tunja, Duitama, Sogamoso, Ibagué, Neiva, Villavicencio, Yopal
    cityCodes: ['15001', '15238', '15759', '73001', '41001', '50001', '85001'],
  },
  {
    code: 'santanderes',
    name: 'Santanderes',
    warehouse: 'BOG',
    deliveryDays: 3,
    cutoff: '11:00',
    cashOnDelivery: true,
    shippingPrice: 14900,
    freeFrom: 350000,
    deliversOnSaturday: false,
    // Bucaramanga, Floridablanca, Girón, Barrancabermeja, Cúcuta
    cityCodes: ['68001', '68276', '68307', '68081', '54001'],
  },
  {
    code: 'aburra',
    name: 'Valle de Aburrá',
    warehouse: 'MDE',
    deliveryDays: 1,
    cutoff: '14:00',
    cashOnDelivery: true,
    shippingPrice: 7900,
    freeFrom: 180000,
    deliversOnSaturday: true,
    // Medellín, Bello, Itagüí, Envigado, Sabaneta
    cityCodes: ['05001', '05088', '05360', '05266', '05631'],
  },
  {
    code: 'antioquia',
    name: 'Oriente antioqueño y Urabá',
    warehouse: 'MDE',
    deliveryDays: 2,
    cutoff: '12:00',
    cashOnDelivery: true,
    shippingPrice: 12900,
    freeFrom: 300000,
    deliversOnSaturday: false,
    // Rionegro, La Ceja, Apartadó
    cityCodes: ['05615', '05376', '05045'],
  },
  {
    code: 'caribe',
    name: 'Costa Caribe',
    warehouse: 'MDE',
    deliveryDays: 3,
    cutoff: '11:00',
    cashOnDelivery: true,
    shippingPrice: 15900,
    freeFrom: 380000,
    deliversOnSaturday: true,
    // Barranquilla, Soledad, Cartagena, Santa Marta, Montería, Sincelejo, Valledupar
    cityCodes: ['08001', '08758', '13001', '47001', '23001', '70001', '20001'],
  },
  {
    code: 'guajira',
    name: 'La Guajira',
    warehouse: 'MDE',
    deliveryDays: 5,
    cutoff: '11:00',
    cashOnDelivery: false,
    shippingPrice: 21900,
    freeFrom: 520000,
    minOrder: 150000,
    deliversOnSaturday: false,
    // Riohacha, Maicao
    cityCodes: ['44001', '44430'],
  },
  {
    code: 'cali',
    name: 'Cali y su área',
    warehouse: 'CLO',
    deliveryDays: 1,
    cutoff: '14:00',
    cashOnDelivery: true,
    shippingPrice: 8400,
    freeFrom: 190000,
    deliversOnSaturday: true,
    // Cali, Palmira, Jamundí, Yumbo
    cityCodes: ['76001', '76520', '76364', '76892'],
  },
  {
    code: 'eje-cafetero',
    name: 'Eje Cafetero y norte del Valle',
    warehouse: 'CLO',
    deliveryDays: 2,
    cutoff: '12:00',
    cashOnDelivery: true,
    shippingPrice: 12400,
    freeFrom: 290000,
    deliversOnSaturday: true,
    // Pereira, Dosquebradas, Manizales, Armenia, Cartago, Tuluá, Buga
    cityCodes: ['66001', '66170', '17001', '63001', '76147', '76834', '76111'],
  },
  {
    code: 'suroccidente',
    name: 'Cauca, Nariño y Pacífico',
    warehouse: 'CLO',
    deliveryDays: 3,
    cutoff: '11:00',
    cashOnDelivery: false,
    shippingPrice: 16900,
    freeFrom: 420000,
    deliversOnSaturday: false,
    // Popayán, Pasto, Ipiales, Buenaventura
    cityCodes: ['19001', '52001', '52356', '76109'],
  },
];

const workdays = [1, 2, 3, 4, 5];
const asZone = { cutOffHour: null, deliveryDays: null, capacity: null, charge: 0 };
const regular = { ...asZone, kind: 'regular' as const };

/** Where a day has hours to choose from; the small one on Saturdays fills soon. */
export const windows: DemoWindow[] = [
  { ...regular, zone: 'bogota', weekdays: workdays, from: 8, to: 12 },
  { ...regular, zone: 'bogota', weekdays: workdays, from: 14, to: 18 },
  { ...regular, zone: 'bogota', weekdays: [6], from: 9, to: 13 },
  { ...regular, zone: 'bogota', weekdays: [6], from: 7, to: 9, capacity: 3 },
  {
    ...asZone,
    zone: 'bogota',
    kind: 'express',
    weekdays: workdays,
    from: 16,
    to: 20,
    cutOffHour: 12,
    deliveryDays: 0,
    capacity: 40,
    charge: 12_900,
  },
  { ...regular, zone: 'aburra', weekdays: workdays, from: 8, to: 13 },
  { ...regular, zone: 'aburra', weekdays: workdays, from: 13, to: 18 },
];
