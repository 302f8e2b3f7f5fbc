import { formatCount } from '@matiz/domain/kernel/count-words.ts';

/** What those read who find a page from outside: search engines, chats. */
export const outsideCopy = {
  home: 'Inicio',
  categories: 'Categorías',
  brands: 'Marcas',
  sharedList: (n: number) =>
    n === 1
      ? 'Una lista de pedido con 1 producto | Matiz'
      : `Una lista de pedido con ${formatCount(n)} productos | Matiz`,
} as const;
