/** Words that several screens share (D-15). */
export const commonCopy = {
  brand: 'Matiz',
  tagline: 'Matiz, el mayorista de tu salón',
  description:
    'Tintes, oxigenadas, tratamientos, uñas y herramientas para negocios de belleza en Colombia. Elige toda tu carta de color en un solo pedido, al por mayor.',
  offlineRequest: 'No pudimos conectarnos. Revisa tu internet e inténtalo de nuevo.',
  offlineBanner: 'Estás sin conexión. Te mostramos lo último que cargamos.',
  backOnline: 'Volvió la conexión.',
  retry: 'Reintentar',
  close: 'Cerrar',
  cancel: 'Cancelar',
  goHome: 'Ir al inicio',
  loading: 'Cargando',
  seeAll: 'Ver todo',
  previous: 'Anterior',
  next: 'Siguiente',
  somethingFailed: 'Algo no salió bien',
  notFoundTitle: 'No encontramos esta página',
  notFoundText: 'Puede que el enlace esté viejo o que el producto ya no esté disponible.',
  requestNumber: (id: string) => `Código para soporte: ${id}`,
  soonTitle: 'Muy pronto',
  soonText:
    'Estamos dando los últimos retoques a esta sección. Mientras tanto, puedes seguir comprando.',
  products: (n: number, isLeast = false) =>
    n === 1 ? '1 producto' : `${formatCount(n)}${isLeast ? ' o más' : ''} productos`,
} as const;

/** `1.234`: groups by itself, so that server and browser print the same. */
export function formatCount(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, '.');
}
