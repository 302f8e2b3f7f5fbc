/** What is asked before visits are told to anyone else (D-16). */
export const consentCopy = {
  label: 'Estadísticas de visitas',
  question:
    '¿Nos dejas contar tu visita con Google Analytics? Nos ayuda a mejorar la tienda. No enviamos tu nombre, tu negocio ni tus precios.',
  more: 'Cómo cuidamos tus datos',
  accept: 'Sí, acepto',
  refuse: 'No, gracias',
  change: 'Cambiar mi respuesta sobre estadísticas',
} as const;
