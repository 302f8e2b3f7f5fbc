import { formatCount } from '@matiz/domain/kernel/count-words.ts';

/** Words of the landing page (D-15). It promises only what the product does. */
export const landingCopy = {
  headline: 'Todos los tonos de tu salón, en un solo pedido.',
  lead: 'Matiz es el mayorista de belleza profesional para peluquerías, barberías y spas de uñas de Colombia. Elige tono por tono, mira qué sale hoy y pide al precio de tu negocio.',
  enter: 'Entrar',
  register: 'Crear cuenta',
  browse: 'Ver el catálogo',
  assurances: ['Tono por tono, desde uno', 'Precios con IVA incluido', 'Preventa con fecha'],
  cardOf: (line: string, brand: string) => `Carta de color de ${line}, ${brand}`,
  seeCard: (n: number) => `Ver los ${formatCount(n)} tonos de esta carta`,

  brands: 'Las casas que trabaja tu salón',
  allBrands: 'Ver todas las marcas',

  stepsTitle: 'Así se pide en Matiz',
  steps: [
    {
      title: 'Elige tus tonos',
      text: 'Abre la carta de color y toca lo que te falta. Cada tono dice cuántas unidades hay.',
    },
    {
      title: 'Pide todo junto',
      text: 'Tonos, oxigenada, decolorante y guantes van al mismo carrito y en una sola compra.',
    },
    {
      title: 'Recibe con fecha cierta',
      text: 'Antes de confirmar ves qué se despacha ya y qué día sale lo que viene en camino.',
    },
  ],
  stepAdd: 'Agregar al carrito',
  deliveryNow: 'Despacho inmediato',
  deliveryLater: 'Preventa',
  deliveryNowDay: 'Sale hoy',
  deliveryLaterDay: 'Sale el martes',
  units: (n: number) => `${formatCount(n)} unidades`,

  reasonsTitle: 'Hecho para quien repone entre cliente y cliente',
  reasons: {
    card: {
      title: 'Toda la carta en un pedido',
      text: 'Escribe 7.43, 7,43 o 743: es el mismo tono. Marca veinte, ajusta cantidades y agrégalos de una sola vez.',
    },
    presale: {
      title: 'Preventa con fecha',
      text: '¿Se acabó y viene en camino? Apártalo hoy y mira qué día sale. Lo demás de tu pedido no espera.',
    },
    price: {
      title: 'Precio según tu negocio',
      text: 'Cuentan tu tipo de negocio, tu ciudad y tu nivel. Y cada precio te muestra de dónde sale.',
    },
    sellers: {
      title: 'Para vendedores también',
      text: 'Elige el cliente y pide por él, con sus precios y sus direcciones. Cada uno conserva su carrito.',
    },
  },
  searchSample: '743',
  toneSample: { number: '7.43', name: 'Rubio medio cobrizo dorado', hex: '#985828' },
  splitTitle: (n: number) => `Pediste ${formatCount(n)}`,
  splitNow: (n: number) => `${formatCount(n)} salen hoy`,
  splitLater: (n: number) => `${formatCount(n)} salen el martes`,
  priceSteps: ['Precio base', 'Tu lista de precios', 'Oferta por cantidad'],
  yourPrice: 'Tu precio',
  orderingFor: 'Pidiendo para',
  sampleCustomers: [
    { name: 'Salón Aurora', city: 'Pereira', initials: 'SA' },
    { name: 'Barbería La Candelaria', city: 'Bogotá', initials: 'BC' },
    { name: 'Uñas Guayabal', city: 'Medellín', initials: 'UG' },
  ],

  categories: 'Todo lo que tu negocio repone',
  allCategories: 'Ver todas las categorías',

  citiesTitle: '¿Llegamos a tu ciudad?',
  citiesText: 'Estos son los días hábiles que toma tu pedido después del despacho.',
  days: (n: number) => (n === 1 ? '1 día' : `${formatCount(n)} días`),
  cashOnDelivery: 'Con pago contra entrega',

  closingTitle: 'Tu próxima carta de color cabe en un pedido.',
  closingText: 'Entra con la cuenta de tu negocio, o recorre el catálogo primero.',
} as const;
