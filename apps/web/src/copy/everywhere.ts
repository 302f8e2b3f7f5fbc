import { formatCount } from '@matiz/domain/kernel/count-words.ts';

/** Words that several screens share (D-15). */
export const commonCopy = {
  brand: 'Matiz',
  tagline: 'Matiz, el mayorista de tu salón',
  description:
    'Tintes, oxigenadas, tratamientos, uñas y herramientas para negocios de belleza en Colombia. Elige toda tu carta de color en un solo pedido, al por mayor.',
  offlineTitle: 'No hay conexión',
  offlinePart: 'Esta parte llega apenas vuelva la conexión.',
  offlineWindow: 'Sin conexión no podemos abrir esta ventana. La abrimos apenas vuelva.',
  noScript:
    'Tu navegador tiene JavaScript desactivado: puedes ver el catálogo, pero para elegir tonos, entrar y pedir hay que activarlo.',
  noScriptForm: 'Para usar este formulario, activa JavaScript en tu navegador y recarga la página.',
  partFailed: 'No pudimos mostrar esta parte. Lo demás sigue aquí.',
  windowFailed: 'No pudimos abrir esta ventana.',
  oldRelease: 'Matiz tiene una versión nueva. Recarga la página para seguir.',
  reload: 'Recargar',
  notCopied: 'Tu navegador no dejó copiar. Mantén presionado el texto y cópialo.',
  retry: 'Reintentar',
  close: 'Cerrar',
  cancel: 'Cancelar',
  goHome: 'Ir al inicio',
  goCategories: 'Ver categorías',
  loading: 'Cargando',
  seeAll: 'Ver todo',
  previous: 'Anterior',
  next: 'Siguiente',
  somethingFailed: 'Algo no salió bien',
  notFoundTitle: 'No encontramos esta página',
  notFoundText: 'Puede que el enlace esté viejo o que el producto ya no esté disponible.',
  requestNumber: (id: string) => `Código para soporte: ${id}`,
  products: (n: number, isLeast = false) =>
    n === 1 ? '1 producto' : `${formatCount(n)}${isLeast ? ' o más' : ''} productos`,
} as const;
