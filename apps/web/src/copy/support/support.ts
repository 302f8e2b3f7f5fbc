import { formatCount } from '@matiz/domain/kernel/count-words.ts';
import { withArticle } from '@matiz/domain/kernel/show-date.ts';

/** Words of the help page (D-15). It explains only what can be done today. */
export const supportCopy = {
  title: 'Ayuda',
  lead: 'Lo que más nos preguntan los negocios, en respuestas cortas.',
  description:
    'Cómo pedir en Matiz: carta de color, preventa, entregas, medios de pago, cambios y devoluciones.',
  groups: [
    {
      title: 'Pedir',
      entries: [
        {
          question: '¿Cómo pido una carta de color completa?',
          answer: [
            'Entra a un tinte y toca “Carta de color”. Busca el tono por su número o su nombre: 7.43, 7,43 y 743 son el mismo.',
            'Toca cada tono que necesitas, ajusta las cantidades y agrégalos todos juntos al carrito.',
          ],
        },
        {
          question: '¿Hay un monto mínimo?',
          answer: [
            'Algunos productos se venden desde cierta cantidad o de a varias unidades; lo ves en cada uno. Si tu zona pide un monto mínimo, tu carrito dice cuánto falta.',
          ],
        },
        {
          question: '¿Por qué no veo los precios?',
          answer: [
            'Los precios son para negocios registrados y dependen de tu tipo de negocio, tu ciudad y tu nivel. Inicia sesión y los ves en todo el catálogo, con el IVA incluido.',
          ],
        },
        {
          question: 'Cambió algo en mi carrito, ¿qué hago?',
          answer: [
            'Si un precio o una existencia cambió desde que agregaste el producto, el carrito te lo dice antes de pedir. Tú decides si lo dejas, lo ajustas o lo quitas.',
          ],
        },
      ],
    },
    {
      title: 'Preventa y entregas',
      entries: [
        {
          question: '¿Qué es la preventa?',
          answer: [
            'Un producto agotado que ya viene en camino se puede apartar. Ves la fecha en que sale de bodega antes de confirmar.',
            'Si pides más de lo que hay, lo disponible sale primero y el resto en esa fecha: son dos entregas de un mismo pedido.',
          ],
        },
        {
          question: '¿Cuándo llega mi pedido?',
          answer: [
            'Depende de tu ciudad. Antes de confirmar ves la fecha de despacho de cada entrega y los días que toma llegar.',
          ],
        },
        {
          question: '¿Puedo cambiar la dirección de entrega?',
          answer: [
            'Sí, al comprar eliges entre las direcciones de tu negocio. Cambiar de ciudad puede cambiar precios, existencias y fechas; te avisamos antes.',
          ],
        },
      ],
    },
    {
      title: 'Pagos y cambios',
      entries: [
        {
          question: '¿Cómo puedo pagar?',
          answer: [
            'Al comprar ves los medios de pago de tu zona, con su recargo o descuento si lo tienen. Donde la zona lo permite puedes pagar contra entrega.',
          ],
        },
        {
          question: 'Algo llegó mal o incompleto',
          answer: ['Escríbenos desde el pedido, en tu historial: así sabemos de cuál nos hablas.'],
        },
        {
          question: '¿Puedo devolver un producto?',
          answer: [
            'Tienes cinco días hábiles desde la entrega, con el producto como lo recibiste. Por higiene no recibimos cosméticos abiertos.',
          ],
        },
      ],
    },
  ],
  orders: 'Ver mis pedidos',
  terms: 'Términos y condiciones',
  yourCity: (city: string) => `Entregas en ${city}`,
  days: (n: number) =>
    n === 1
      ? '1 día hábil después del despacho'
      : `${formatCount(n)} días hábiles después del despacho`,
  cutOff: (hour: number) =>
    `Lo que pides antes de ${withArticle(hourOf(hour))} entra al despacho de ese día`,
  cashOnDelivery: 'Puedes pagar contra entrega',
  noCashOnDelivery: 'Sin pago contra entrega',
} as const;

/** 14 as «2 p. m.», 12 as «12 m.», as it is said in Colombia. */
function hourOf(hour: number): string {
  if (hour === 12) return '12\u00a0m.';
  return hour < 12 ? `${hour === 0 ? 12 : hour}\u00a0a.\u00a0m.` : `${hour - 12}\u00a0p.\u00a0m.`;
}
