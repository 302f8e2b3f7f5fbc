/** Words of the marketplace home (D-15). */
export const homeCopy = {
  title: 'Matiz, mayorista de belleza profesional',
  description:
    'Tintes, oxigenadas, tratamientos, uñas y herramientas al por mayor para tu salón. Elige tus tonos y pide en minutos.',
  banners: 'Novedades y ofertas',
  banner: (n: number, total: number) => `${n} de ${total}`,
  previous: 'Anuncio anterior',
  next: 'Anuncio siguiente',
  goTo: (n: number) => `Ir al anuncio ${n}`,
  categories: 'Compra por categoría',
  brands: 'Nuestras marcas',
  guestTitle: 'Tu precio de mayorista te espera',
  guestText: 'Inicia sesión para ver precios, elegir tonos y pedir para tu negocio.',
  sellerTitle: (name: string) => `¿Para quién pedimos hoy, ${name}?`,
  sellerFor: (customer: string) => `Pedido de ${customer}`,
  sellerText: 'Ves los precios, las existencias y las direcciones de este cliente.',
  sellerNone: 'Elige un cliente para ver sus precios y armar su pedido.',
  sellerChoose: 'Elegir cliente',
  sellerChange: 'Cambiar de cliente',
  sellerCart: 'Ver su carrito',
} as const;
