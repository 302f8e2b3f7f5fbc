/** Words of the window that welcomes on the home (D-15); what it says itself is the banner's. */
export const welcomeCopy = {
  look: 'Ver más',
  later: 'Ahora no',
} as const;
