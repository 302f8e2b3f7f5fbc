import type { Message } from '#adapters/messages/messages.ts';

/** What is in the cart, at most so many products by name. */
const named = 5;

interface Reminder {
  readonly name: string;
  readonly goods: readonly { readonly name: string; readonly quantity: number }[];
  readonly cartUrl: string;
  /** Opens the page that stops them, without logging in. */
  readonly stopUrl: string;
}

/** The reminder of a cart that was left. It names no price: by the time it is read it is another. */
export function reminderMail(reminder: Reminder): Pick<Message, 'subject' | 'text'> {
  const { name, goods, cartUrl, stopUrl } = reminder;
  const more = goods.length - named;
  const list = goods.slice(0, named).map((one) => `· ${one.quantity} × ${one.name}`);
  return {
    subject: 'Tu carrito te espera en Matiz',
    text: [
      name === '' ? '¡Hola!' : `¡Hola, ${name}!`,
      'Dejaste productos en tu carrito. Los guardamos para ti; precios y existencias se confirman al pedir:',
      [
        ...list,
        ...(more > 0 ? [`y ${more} ${more === 1 ? 'producto' : 'productos'} más`] : []),
      ].join('\n'),
      `Retoma tu pedido: ${cartUrl}`,
      `Si no quieres recibir estos recordatorios, detenlos aquí: ${stopUrl}`,
      'Matiz',
    ].join('\n\n'),
  };
}
