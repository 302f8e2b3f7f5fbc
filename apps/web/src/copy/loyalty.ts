/** Words of the tiers: popover, profile and their own page (D-15). */
export const loyaltyCopy = {
  title: 'Plan Negocios Estrella',
  description:
    'Compra como siempre, sube de nivel y paga menos: los niveles de Matiz y lo que da cada uno.',
  lead: 'Compra como siempre. Lo que recibes en doce meses te sube de nivel, y cada nivel te da más.',
  tiers: 'Niveles',
  countedFrom: 'Cuenta lo entregado, menos lo devuelto.',
  how: 'Ver los niveles',
  own: {
    title: 'Tu nivel',
    missing: (amount: string, tier: string) => `Te faltan ${amount} para ser ${tier}`,
    highest: 'Estás en el nivel más alto.',
    counted: (amount: string) => `Has recibido ${amount} en los últimos 12 meses.`,
    lastsUntil: (tier: string, date: string) => `Eres ${tier} por lo menos hasta el ${date}.`,
    cartRaises: (amount: string, tier: string) =>
      `Cuando recibas tu carrito (${amount}) serás ${tier}.`,
    cartBrings: (amount: string, missing: string, tier: string) =>
      `Cuando recibas tu carrito (${amount}) te faltarán ${missing} para ser ${tier}.`,
  },
  /** To the seller who orders for them. */
  customers: {
    title: 'Nivel de tu cliente',
    missing: (amount: string, tier: string) => `Le faltan ${amount} para ser ${tier}`,
    highest: 'Está en el nivel más alto.',
    counted: (amount: string) => `Ha recibido ${amount} en los últimos 12 meses.`,
    lastsUntil: (tier: string, date: string) => `Es ${tier} por lo menos hasta el ${date}.`,
    cartRaises: (amount: string, tier: string) =>
      `Cuando reciba este carrito (${amount}) será ${tier}.`,
    cartBrings: (amount: string, missing: string, tier: string) =>
      `Cuando reciba este carrito (${amount}) le faltarán ${missing} para ser ${tier}.`,
  },
  from: (amount: string) => `Desde ${amount}`,
  forAll: 'Para todos, desde el primer pedido',
  perYear: 'recibidos en 12 meses',
  wholesale: 'Precios de mayorista',
  prices: (products: string) => `Precios propios en ${products}`,
  pricesOff: (percent: string, products: string) => `Hasta ${percent} menos en ${products}`,
  products: (n: number) => (n === 1 ? '1 producto' : `${n.toLocaleString('es-CO')} productos`),
  shippingFree: 'Envío gratis siempre',
  shippingOff: (percent: number) => `${percent}\u00a0% menos en el envío`,
  freeFrom: (amount: string) => `Envío gratis desde ${amount}`,
  coupons: (n: number) => (n === 1 ? '1 cupón para este nivel' : `${n} cupones para este nivel`),
  questions: [
    {
      question: '¿Qué cuenta?',
      answer:
        'Los productos que recibiste en los últimos doce meses, con su descuento y sin el envío. Lo que devuelves se resta.',
    },
    {
      question: '¿Cuándo subo?',
      answer: 'Apenas te entregamos el pedido con el que llegas. No tienes que pedirlo.',
    },
    {
      question: '¿Cuánto dura?',
      answer:
        'Mientras lo recibido en los últimos doce meses alcance. En tu perfil ves hasta cuándo está asegurado.',
    },
  ],
  questionsTitle: 'Cómo funciona',
  start: 'Crear mi cuenta',
  enter: 'Ya tengo cuenta',
  shop: 'Ir a comprar',
} as const;
