export const announcementCopy = {
  title: 'Anuncios',
  one: 'un anuncio',
  fresh: 'Anuncio nuevo',
  empty:
    'Un anuncio es un mensaje de la tienda en la portada, con su color. De los que están encendidos se ven los tres más nuevos.',
  message: 'Mensaje',
  messageHint:
    'Texto, o HTML con párrafos, listas, <strong>, <em> y enlaces a la tienda, como <a href="/home/offers">. Lo demás se quita al guardar.',
  color: 'Color',
  colors: {
    white: 'Blanco',
    gray: 'Gris',
    blue: 'Azul',
    green: 'Verde',
    orange: 'Naranja',
    red: 'Rojo',
  },
  dismissable: 'Se puede cerrar',
  dismissableHint:
    'Quien lo cierra no lo vuelve a ver en ese dispositivo. Para que lo vea, crea otro.',
  state: 'Estado',
  states: { shown: 'Publicado', planned: 'Programado', over: 'Terminado', off: 'Apagado' },
  starts: 'Se ve desde',
  startsHint: 'Hora de Colombia. Vacío: desde ya.',
  atOnce: 'Desde siempre',
  ends: 'Hasta',
  endsHint: 'Vacío: hasta que lo apagues.',
  never: 'Sin final',
  shown: 'Encendido',
} as const;
