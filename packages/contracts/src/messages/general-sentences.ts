/** What any call may say: a request that cannot be read, a limit, a fault. */
export const generalSentences = {
  invalidRequest: 'Hay datos que no pudimos leer. Revísalos e inténtalo de nuevo.',
  bodyTooLarge: 'Lo que enviaste es demasiado grande.',
  unsupportedMedia: 'Este contenido no se puede leer. Envía JSON.',
  notFound: 'No encontramos lo que buscas.',
  noSession: 'Tu sesión terminó. Inicia sesión para continuar.',
  loginRequired: 'Inicia sesión para continuar.',
  forbidden: 'No tienes permiso para hacer esto.',
  crossSite: 'Por seguridad, esta acción solo se puede hacer desde Matiz.',
  busy: 'Estamos atendiendo muchas solicitudes. Inténtalo en unos segundos.',
  unavailable: 'Estamos restableciendo el servicio. Inténtalo en unos segundos.',
  deadlinePassed: 'Esto está tardando más de lo normal. Inténtalo de nuevo en unos segundos.',
  offline: 'No pudimos conectarnos. Revisa tu internet e inténtalo de nuevo.',
  unexpected: 'Algo salió mal de nuestro lado. Inténtalo de nuevo en unos segundos.',
  keyReused: 'Esta solicitud ya se usó con otros datos.',
  badCursor: 'Esta página de la lista ya no existe. Vuelve al principio.',
} as const;
