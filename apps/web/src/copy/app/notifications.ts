/** Words of the page with what a business was told. */
export const notificationsCopy = {
  title: 'Notificaciones',
  text: 'Lo que te avisamos de tus pedidos en los últimos seis meses.',
  readAll: 'Marcar todo como leído',
  unread: 'Sin leer',
  list: 'Tus notificaciones',
  emptyTitle: 'Aún no hay notificaciones',
  emptyText:
    'Aquí queda lo que te avisemos: cuándo sale tu pedido, si cambia una fecha, qué volvió.',
  toOrders: 'Ver mis pedidos',
  failed: 'No pudimos traer tus notificaciones',
  loading: 'Cargando tus notificaciones',
  someNote: 'Tienes una notificación',
  phoneTitle: 'Entérate en tu celular',
  phoneText: 'Te avisamos cuando tu pedido salga o cambie de fecha.',
  phoneAsk: 'Activar avisos',
  phoneDenied: 'Los avisos están apagados en los ajustes de tu celular.',
  phoneOn: 'Listo: te avisaremos en este celular.',
  browserTitle: 'Entérate sin abrir la página',
  browserDenied: 'Los avisos de esta página están bloqueados en los ajustes de tu navegador.',
  browserOn: 'Listo: te avisaremos en este dispositivo.',
};
