import type { DemoPaymentLimit, DemoPaymentMethod, DemoTier, DemoTradeType } from './types.ts';

export const demoTradeTypes: DemoTradeType[] = [
  { code: 'peluqueria', name: 'Peluquería' },
  { code: 'barberia', name: 'Barbería' },
  { code: 'spa-unas', name: 'Spa de uñas' },
  { code: 'distribuidor', name: 'Distribuidor' },
];

/** Thresholds are pesos delivered in the last 365 days (D-13). */
export const demoTiers: DemoTier[] = [
  {
    code: 'bronce',
    name: 'Bronce',
    color: '#a5683c',
    position: 0,
    threshold: 0,
    windowDays: 365,
    benefits: ['Precios de mayorista', 'Asesoría de color por WhatsApp', 'Sin monto mínimo'],
  },
  {
    code: 'plata',
    name: 'Plata',
    color: '#8f97a3',
    position: 1,
    threshold: 3_000_000,
    windowDays: 365,
    benefits: ['1 % menos en tintes y oxidantes', 'Cupones exclusivos', 'Cambios sin costo'],
  },
  {
    code: 'oro',
    name: 'Oro',
    color: '#c2922e',
    position: 2,
    threshold: 8_000_000,
    windowDays: 365,
    benefits: [
      '2 % menos en color y tratamientos',
      'Preventa con 48 horas de ventaja',
      'Envío gratis desde $ 120.000',
    ],
  },
  {
    code: 'diamante',
    name: 'Diamante',
    color: '#3f7f9c',
    position: 3,
    threshold: 20_000_000,
    windowDays: 365,
    benefits: ['4 % menos en todo el catálogo', 'Envío gratis siempre', 'Educadora en tu salón'],
  },
];

const none = {
  needsCashOnDeliveryZone: false,
  maxAmount: null,
  maxOwed: null,
  adjustment: null,
} as const;
/** What a customer may hold and not have paid yet, through a gateway. */
const online = { ...none, maxOwed: 30_000_000 } as const;

/** One way to pay a row; together they show every logo of §2. */
export const demoPaymentMethods: DemoPaymentMethod[] = [
  {
    ...online,
    code: 'pse',
    name: 'PSE',
    kind: 'online-bank',
    logos: ['pse'],
    description: 'Débito desde tu cuenta de ahorros o corriente.',
    position: 0,
    adjustment: { typeMovement: 'discount', discountType: 'percentage', amount: 2 },
  },
  {
    ...online,
    code: 'tarjeta',
    name: 'Tarjeta de crédito o débito',
    kind: 'online-card',
    logos: ['visa', 'mastercard', 'american-express', 'diners'],
    description: 'Hasta 36 cuotas según tu banco.',
    position: 1,
  },
  {
    ...none,
    code: 'bold',
    name: 'Link de pago Bold',
    kind: 'online-link',
    logos: ['bold'],
    description: 'Paga con un enlace seguro de Bold.',
    position: 2,
  },
  {
    ...none,
    code: 'contra-entrega',
    name: 'Contra-entrega',
    kind: 'offline',
    logos: ['contra-entrega'],
    description: 'Paga en efectivo o datáfono cuando recibas.',
    position: 3,
    needsCashOnDeliveryZone: true,
    maxAmount: 2_000_000,
    maxOwed: 5_000_000,
    adjustment: { typeMovement: 'charge', discountType: 'value', amount: 3900 },
  },
  {
    ...none,
    code: 'transferencia',
    name: 'Transferencia bancaria',
    kind: 'offline',
    logos: ['bank'],
    description: 'Consigna a nuestra cuenta y envía el comprobante.',
    position: 4,
    adjustment: { typeMovement: 'discount', discountType: 'percentage', amount: 1 },
  },
  {
    ...none,
    code: 'efectivo',
    name: 'Efectivo en corresponsal',
    kind: 'offline',
    logos: ['cash'],
    description: 'Paga con tu número de pedido en un corresponsal bancario.',
    position: 5,
  },
  {
    ...none,
    code: 'credito-matiz',
    name: 'Crédito Estrella',
    kind: 'credit',
    logos: ['estrella'],
    description: 'Tu cupo propio, a 30 días.',
    position: 6,
  },
  {
    ...none,
    code: 'platam',
    name: 'Platam',
    kind: 'offline',
    logos: ['platam'],
    description: 'Crédito para surtir tu negocio. Te llamamos para confirmar.',
    position: 7,
    maxAmount: 5_000_000,
    adjustment: { typeMovement: 'charge', discountType: 'percentage', amount: 2.5 },
  },
  {
    ...none,
    code: 'codensa',
    name: 'Codensa Crédito Fácil',
    kind: 'offline',
    logos: ['codensa'],
    description: 'Págalo con tu recibo de energía.',
    position: 8,
    maxAmount: 3_000_000,
  },
  {
    ...none,
    code: 'via',
    name: 'Vía',
    kind: 'offline',
    logos: ['via'],
    description: 'Paga por cuotas con tu cupo Vía.',
    position: 9,
    maxAmount: 3_000_000,
  },
];

/** A courier that carries less cash, and a distributor who is known for paying. */
export const paymentLimits: DemoPaymentLimit[] = [
  {
    method: 'contra-entrega',
    ...{ zone: 'centro-oriente', customer: null, maxAmount: 800_000, maxOwed: null },
  },
  {
    method: 'contra-entrega',
    ...{ zone: null, customer: 'CLI-ELPEINE', maxAmount: 6_000_000, maxOwed: 12_000_000 },
  },
];
