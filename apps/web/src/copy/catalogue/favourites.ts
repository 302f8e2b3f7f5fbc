import { formatCount, countUnits as units } from '@matiz/domain/kernel/count-words.ts';

/** Words of the favourites, their lists and notes (D-15). */
export const favouritesCopy = {
  kept: 'Lo guardamos en tus favoritos.',
  chooseList: 'Elegir lista',
  letGo: 'Lo quitamos de tus favoritos.',
  letGoOf: (n: number) => `Lo quitamos de ${n} listas.`,
  undo: 'Deshacer',
  // Lists
  lists: 'Tus listas',
  newList: 'Nueva lista',
  listName: 'Nombre de la lista',
  nameHint: 'Por ejemplo, Cabina de uñas o Pedido del mes.',
  create: 'Crear lista',
  rename: 'Cambiar nombre',
  saveName: 'Guardar nombre',
  remove: 'Eliminar lista',
  removed: (list: string) => `Eliminamos la lista ${list}.`,
  holds: (n: number) => (n === 1 ? '1 producto' : `${formatCount(n)} productos`),
  // A product in them
  choose: 'Guardar en tus listas',
  loading: 'Cargando tus listas',
  noteAndLists: 'Nota y listas',
  noteAndListsOf: (name: string) => `Nota y listas de ${name}`,
  note: (list: string) => `Nota en ${list}`,
  noteHint: 'Para qué lo usas, cuánto pides, qué clienta lo pregunta.',
  saveNote: 'Guardar nota',
  noteSaved: 'Guardamos tu nota.',
  createAndKeep: 'Crear y guardar aquí',
  done: 'Listo',
  // All of a list to the cart
  addAll: 'Agregar todo',
  adding: 'Agregando al carrito',
  addedTitle: 'Tu lista en el carrito',
  nothingTitle: 'No pudimos agregar nada',
  added: (products: number, n: number) =>
    `Agregamos ${products === 1 ? '1 producto' : `${formatCount(products)} productos`}, ${units(n)}.`,
  addedAlready: 'Tu carrito ya tenía lo de esta lista: no agregamos nada.',
  nothingText: 'Tu carrito quedó como estaba. Esto pasó con cada producto:',
  notTaken: 'Falta por agregar',
  someLeft: (n: number) =>
    n === 1 ? 'Falta 1 producto por agregar.' : `Faltan ${formatCount(n)} productos por agregar.`,
  viewCart: 'Ver carrito',
} as const;

/** Of the page itself, which comes without the rest. */
export const favouritesPageCopy = {
  noFavourites: 'Aún no tienes favoritos',
  noFavouritesText: 'Toca el corazón de un producto y lo encuentras aquí cuando vuelvas a pedir.',
  seeBestsellers: 'Ver los más vendidos',
  emptyList: 'Esta lista está vacía',
  emptyListText: 'Toca el corazón de un producto y elige esta lista.',
  goneList: 'Esta lista ya no existe',
  goneListText: 'Tus demás listas siguen aquí.',
  seeOwn: 'Ver mis favoritos',
} as const;
