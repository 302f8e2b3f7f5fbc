/** Words around what the shop announces on its home; what it says is the shop's. */
export const announcementCopy = {
  name: 'Anuncios',
  close: 'Cerrar el anuncio',
} as const;
