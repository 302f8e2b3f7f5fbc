import { formatCount } from '../kernel/count-words.ts';

export const firstDaySteps = [
  'business',
  'legal',
  'warehouse',
  'coverage',
  'trade-types',
  'categories',
  'payment',
  'products',
  'mail',
  'test-order',
] as const;
export type FirstDayKey = (typeof firstDaySteps)[number];

/** What a shop has, counted. */
export interface ShopFacts {
  readonly businessName: string;
  /** With its check digit; empty: none yet. */
  readonly nit: string;
  /** Whether its own terms and data policy count, and not those that come with Matiz. */
  readonly hasOwnTexts: boolean;
  /** Open ones. */
  readonly warehouses: number;
  readonly cities: number;
  /** Of them, those where the door collects. */
  readonly cashCities: number;
  readonly tradeTypes: number;
  readonly categories: number;
  /** Methods that are on: paid at the door, and through a gateway. */
  readonly methodsOnDelivery: number;
  readonly onlineMethods: number;
  /** And those that people confirm, of which the shop said where they are paid. */
  readonly methodsByHand: number;
  readonly products: number;
  /** Of them, those with a price in a warehouse and units there. */
  readonly sellableProducts: number;
  /** Whether anybody ever ordered. */
  readonly hasOrders: boolean;
  readonly hasMail: boolean;
  readonly hasGateway: boolean;
}

export interface FirstDayState {
  readonly key: FirstDayKey;
  readonly title: string;
  readonly isDone: boolean;
  readonly text: string;
}

/** Without these someone orders all the same. */
const needless: readonly FirstDayKey[] = ['business', 'legal', 'mail', 'test-order'];

/** Each step with what there is, or what is missing and what to do; in the order of the work. */
export function firstDayOf(facts: ShopFacts): readonly FirstDayState[] {
  return firstDaySteps.map((key) => {
    const { title, has, lacks } = stepTexts[key];
    const missing = lacks(facts);
    return { key, title, isDone: missing === null, text: missing ?? has(facts) };
  });
}

export function canSell(steps: readonly FirstDayState[]): boolean {
  return steps.every(({ key, isDone }) => isDone || needless.includes(key));
}

interface StepText {
  readonly title: string;
  readonly has: (facts: ShopFacts) => string;
  /** Null: nothing. */
  readonly lacks: (facts: ShopFacts) => string | null;
}

const stepTexts: Readonly<Record<FirstDayKey, StepText>> = {
  business: {
    title: 'Negocio',
    has: ({ businessName, nit }) => `${businessName}, NIT ${nit}.`,
    lacks: ({ businessName, nit }) =>
      businessName === '' || nit === ''
        ? 'Escribe el nombre y el NIT del negocio: los lee quien te compra.'
        : null,
  },
  legal: {
    title: 'Textos legales',
    has: () => 'Rigen tus términos y tu política de datos.',
    lacks: ({ hasOwnTexts }) =>
      hasOwnTexts
        ? null
        : 'Rigen los textos de base. Que tu abogado los lea, y publica los tuyos antes del primer pedido real.',
  },
  warehouse: {
    title: 'Bodega',
    has: ({ warehouses }) => `${count(warehouses, 'bodega abierta', 'bodegas abiertas')}.`,
    lacks: ({ warehouses }) =>
      warehouses === 0 ? 'Crea una bodega: desde ella salen los pedidos.' : null,
  },
  coverage: {
    title: 'Cobertura',
    has: ({ cities }) => `Entregas en ${count(cities, 'ciudad', 'ciudades')}.`,
    lacks: ({ cities }) =>
      cities === 0
        ? 'Crea una zona con las ciudades a las que entregas, sus días y su tarifa.'
        : null,
  },
  'trade-types': {
    title: 'Tipos de negocio',
    has: ({ tradeTypes }) => `${count(tradeTypes, 'tipo de negocio', 'tipos de negocio')}.`,
    lacks: ({ tradeTypes }) =>
      tradeTypes === 0 ? 'Crea al menos un tipo de negocio: cada cliente elige el suyo.' : null,
  },
  categories: {
    title: 'Categorías',
    has: ({ categories }) => `${count(categories, 'categoría', 'categorías')}.`,
    lacks: ({ categories }) =>
      categories === 0 ? 'Usa el árbol propuesto o crea tus categorías.' : null,
  },
  payment: {
    title: 'Métodos de pago',
    has: ({ methodsOnDelivery, cashCities, onlineMethods, hasGateway, methodsByHand }) =>
      [
        methodsOnDelivery > 0 && cashCities > 0 ? 'Contra entrega donde la zona lo permite.' : '',
        onlineMethods > 0 && hasGateway ? 'Pagos en línea.' : '',
        methodsByHand > 0 ? 'Pagos que confirma tu equipo.' : '',
      ]
        .filter(Boolean)
        .join(' '),
    lacks: ({ methodsOnDelivery, cashCities, onlineMethods, hasGateway, methodsByHand }) => {
      if (methodsByHand > 0) return null;
      if ((methodsOnDelivery > 0 && cashCities > 0) || (onlineMethods > 0 && hasGateway))
        return null;
      if (methodsOnDelivery > 0)
        return 'Ninguna zona recibe pagos contra entrega: actívalos en Cobertura.';
      if (onlineMethods > 0) {
        return 'Nadie recibe los pagos en línea: conecta Wompi, o activa la transferencia o el pago contra entrega.';
      }
      return 'Activa al menos un método de pago.';
    },
  },
  products: {
    title: 'Productos',
    has: ({ sellableProducts }) =>
      `${count(sellableProducts, 'producto', 'productos')} con precio y existencias.`,
    lacks: ({ products, sellableProducts }) => {
      if (sellableProducts > 0) return null;
      return products === 0
        ? 'Sube tu lista de productos, o crea uno a mano.'
        : 'Ningún producto tiene precio y existencias en la misma bodega: escríbelos en su ficha o súbelos.';
    },
  },
  mail: {
    title: 'Correo',
    has: () => 'Los correos salen.',
    lacks: ({ hasMail }) =>
      hasMail
        ? null
        : 'Nadie lleva los correos: quien instala la tienda pone SMTP_URL y MAIL_FROM y la reinicia.',
  },
  'test-order': {
    title: 'Pedido de prueba',
    has: () => 'Ya hay pedidos.',
    lacks: ({ hasOrders }) =>
      hasOrders
        ? null
        : 'Abre la tienda en una ventana privada, regístrate como un cliente, pide algo y entrégalo en Pedidos.',
  },
};

function count(n: number, one: string, many: string): string {
  return `${formatCount(n)} ${n === 1 ? one : many}`;
}
