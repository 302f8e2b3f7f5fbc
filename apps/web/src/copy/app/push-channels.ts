import type { PushChannel } from '@matiz/domain/push/push-channel.ts';

/** What an Android calls the groups of notes in its settings. */
export const pushChannelsCopy: Readonly<
  Record<PushChannel, { readonly name: string; readonly description: string }>
> = {
  pedidos: {
    name: 'Tus pedidos',
    description: 'Cómo va cada pedido, su pago, sus preventas y lo que espera tu aprobación.',
  },
  avisos: {
    name: 'Lo que pediste saber',
    description: 'Lo que vuelve a bodega y los precios que cambian en tu carrito.',
  },
  promociones: {
    name: 'Promociones',
    description: 'Las que pediste en tu perfil, como mucho una por semana.',
  },
};

/** On a note that arrives while the app is open. */
export const openNote = 'Ver';
