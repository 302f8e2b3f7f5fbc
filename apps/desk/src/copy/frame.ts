import { withArticle } from '@matiz/domain/kernel/show-date.ts';

const listOf = new Intl.ListFormat('es-CO', { type: 'disjunction' });

export const frameCopy = {
  brand: 'Matiz',
  pageTitle: (title: string) => `${title} · Escritorio · Matiz`,
  menu: 'Menú del escritorio',
  skip: 'Saltar al contenido',
  home: 'Inicio',
  firstDay: 'Primer día',
  firstDayDone: (done: number, all: number) => `${done}/${all}`,
  shop: 'Ver la tienda',
  account: 'Mi cuenta',
  signOut: 'Cerrar sesión',
  loading: 'Cargando…',
  offlineSince: (time: string) =>
    `Sin conexión desde ${withArticle(time)}. Lo que escribiste está a salvo.`,
  notYours: (whose: readonly string[]) =>
    `Esta página es de ${listOf.format(whose)}. Pídele a dirección que te dé ese permiso.`,
  notStaff: 'El escritorio es para el equipo de la tienda.',
  toShop: 'Ir a la tienda',
  notFoundTitle: 'Esta página no existe',
  notFound: 'Puede que la dirección esté mal escrita o que la hayan movido.',
  problemTitle: 'No pudimos mostrar esta página',
  retry: 'Reintentar',
  newRelease: 'Hay una versión nueva del escritorio. Cárgala para seguir.',
  reload: 'Cargar la versión nueva',
  welcome: (name: string) => `Hola, ${name}`,
} as const;

export const searchCopy = {
  open: 'Buscar',
  title: 'Buscar en el escritorio',
  label: 'Qué buscas',
  placeholder: 'Un pedido, un NIT, un producto, una página…',
  kinds: { order: 'Pedido', customer: 'Cliente', product: 'Producto', page: 'Página' },
  nothing: 'Nada se llama así. Prueba con el código, el NIT o parte del nombre.',
} as const;
