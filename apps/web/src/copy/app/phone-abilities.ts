/** What the phone's own windows say around the shop: its sheet for sharing, its camera. */
export const phoneAbilityCopy = {
  share: 'Compartir',
  scan: 'Leer código',
  aim: 'Apunta al código del producto',
  leave: 'Volver sin leer',
  lightOff: 'Apagar la linterna',
  lightOn: 'Prender la linterna',
};
