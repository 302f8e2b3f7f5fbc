/** Words for the marketplace's own people, where only who buys has something to do (D-15). */
export const staffCopy = {
  eyebrow: 'Equipo Matiz',
  title: 'Esta página es para quien compra',
  text: 'Tu cuenta es del equipo y no tiene carrito ni direcciones de entrega. Un pedido lo hace el negocio con su cuenta, o su vendedor por él.',
  registrations: 'Tú revisas los registros de los negocios nuevos.',
  prices: 'Cuidas el catálogo: precios, llegadas y ofertas.',
  dispatch: 'Preparas y despachas los pedidos que entran.',
  desk: 'Abrir el escritorio',
  browse: 'Ver el catálogo',
  profile: 'Mi perfil',
} as const;
